import type { CurrentUser } from '@guildpath/contract';

/** The provider `local` means that there is a password. */
export function hasPassword({ authProvider }: CurrentUser): boolean {
  return authProvider === 'local';
}
