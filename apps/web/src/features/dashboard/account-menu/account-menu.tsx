import type { CurrentUser } from '@guildpath/contract';
import { useRef, useState } from 'react';
import { reloadForCode } from '../../../shared/layout/reload-for-code.ts';
import { showToast } from '../../../shared/toasts/show-toast.ts';
import { AccountButton } from './account-button.tsx';

/** Loaded on demand: the menu and its dialogs add a third to the dashboard's code and are seldom used. */
const loadOptions = () => import('./account-options.tsx');

export interface AccountMenuProps {
  readonly user: CurrentUser;
  /** Default: fetches the code of the menu. */
  readonly load?: typeof loadOptions;
}

/** The viewer's name in the bar, which opens the account menu. */
export function AccountMenu({ user, load = loadOptions }: AccountMenuProps) {
  const [options, setOptions] = useState<Awaited<ReturnType<typeof loadOptions>>>();
  const hasFailed = useRef(false);

  if (options) return <options.AccountOptions user={user} />;

  const prefetch = () => {
    // Only a prefetch: a failure is reported when the menu is opened.
    load().catch(() => undefined);
  };
  const open = () => {
    load().then(setOptions, () => {
      showToast({
        title: 'Error',
        description: 'The account menu could not be loaded. Please try again.',
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
