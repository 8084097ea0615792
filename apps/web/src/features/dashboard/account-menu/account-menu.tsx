import type { CurrentUser } from '@guildpath/contract';
import { startTransition, useState } from 'react';
import { lazyPart, Part } from '../../../shared/code-loading/lazy-part.tsx';
import { AccountButton } from './account-button.tsx';

// Loaded on demand, because the menu and its dialogs add a third to the dashboard's code.
const AccountOptions = lazyPart(async () => (await import('./account-options.tsx')).AccountOptions);

export function AccountMenu({ user }: { readonly user: CurrentUser }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = (
    <AccountButton
      user={user}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={AccountOptions.preload}
      onFocus={AccountOptions.preload}
      // In a transition, so that the button keeps the focus while the menu loads.
      onClick={() => startTransition(() => setIsOpen(true))}
    />
  );
  return (
    <Part name="the account menu" fallback={button}>
      {isOpen ? <AccountOptions user={user} /> : button}
    </Part>
  );
}
