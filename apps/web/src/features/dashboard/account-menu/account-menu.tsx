import type { CurrentUser } from '@guildpath/contract';
import { useRef, useState } from 'react';
import { loadCode } from '../../../shared/layout/load-code.ts';
import { reloadForCode } from '../../../shared/layout/reload-for-code.ts';
import { showToast } from '../../../shared/toasts/show-toast.ts';
import { AccountButton } from './account-button.tsx';

// Loaded on demand, because the menu and its dialogs add a third to the dashboard's code.
const loadOptions = () => loadCode(() => import('./account-options.tsx'));

export interface AccountMenuProps {
  readonly user: CurrentUser;
  /** Default: loads the code of the menu. */
  readonly load?: typeof loadOptions;
}

export function AccountMenu({ user, load = loadOptions }: AccountMenuProps) {
  const [options, setOptions] = useState<Awaited<ReturnType<typeof loadOptions>>>();
  const hasFailed = useRef(false);

  if (options) return <options.AccountOptions user={user} />;

  const prefetch = () => {
    // A failure shows when the menu is opened.
    load().catch(() => undefined);
  };
  const open = () => {
    load().then(setOptions, () => {
      showToast({
        title: 'Error',
        description: 'We couldn’t load the account menu. Please try again.',
        variant: 'destructive',
      });
      if (hasFailed.current) void reloadForCode();
      hasFailed.current = true;
    });
  };
  return (
    <AccountButton
      user={user}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={open}
    />
  );
}
