import type { CurrentUser } from '@guildpath/contract';
import { useState } from 'react';
import { showToast } from '../../../shared/toasts/show-toast.ts';
import { AccountButton } from './account-button.tsx';

/** The menu and its dialogs weigh a third of what the dashboard does without them, and are seldom asked for. */
const loadOptions = () => import('./account-options.tsx');

/** The viewer's name in the bar; behind it, what one can do with one's account. */
export function AccountMenu({ user }: { readonly user: CurrentUser }) {
  const [options, setOptions] = useState<Awaited<ReturnType<typeof loadOptions>>>();

  if (options) return <options.AccountOptions user={user} />;

  const prefetch = () => {
    // Only ahead of time: a failure is reported when the menu is asked for.
    loadOptions().catch(() => undefined);
  };
  const open = () => {
    loadOptions().then(setOptions, () =>
      showToast({
        title: 'Error',
        description: 'The account menu could not be loaded. Please try again.',
        variant: 'destructive',
      }),
    );
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
