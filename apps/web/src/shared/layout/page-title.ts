export const siteName = 'Guildpath';

export function titleOf(screen: string): string {
  return `${screen} · ${siteName}`;
}
