import type { CurrentUser } from '@guildpath/contract';
import { AccountButton } from './account-button.tsx';
import { useCode } from './use-code.ts';

// Loaded on demand, because the menu and its dialogs add a third to the dashboard's code.
const loadOptions = () => import('./account-options.tsx');

export interface AccountMenuProps {
  readonly user: CurrentUser;
  /** Default: loads the code of the menu. */
  readonly load?: typeof loadOptions;
}

export function AccountMenu({ user, load = loadOptions }: AccountMenuProps) {
  const { code, prefetch, open } = useCode(load, 'the account menu');
  if (code) return <code.AccountOptions user={user} />;
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
