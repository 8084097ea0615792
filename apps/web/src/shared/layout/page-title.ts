export const siteName = 'Guildpath';

/** The title of a screen in the browser's tab and history. */
export function titleOf(screen: string): string {
  return `${screen} · ${siteName}`;
}
