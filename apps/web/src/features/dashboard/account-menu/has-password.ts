import type { CurrentUser } from '@guildpath/contract';

/** `local` means that there is a password. */
export function hasPassword({ authProvider }: CurrentUser): boolean {
  return authProvider === 'local';
}
