export const siteName = 'Guildpath';

/** What a screen is called in the window's title and in the browser's history. */
export function titleOf(screen: string): string {
  return `${screen} · ${siteName}`;
}
