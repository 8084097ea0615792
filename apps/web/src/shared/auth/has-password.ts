import type { CurrentUser } from '@guildpath/contract';

export function hasPassword({ authProvider }: CurrentUser): boolean {
  return authProvider === 'local';
}
