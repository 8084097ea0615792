/** Paths that the server (mails, redirects) and the web app (links) share. */
export const paths = {
  home: '/',
  login: '/login',
  providerLogin: '/api/login',
  results: (assessmentResultId: string) => `/results/${assessmentResultId}`,
  card: (cardId: string) => `/card/${cardId}`,
  assessment: (tier: string) => `/assessment/${tier}`,
} as const;

/**
 * The path if it leads to a page of this site, otherwise `/`. Rejects everything that a browser could resolve to another
 * origin (`//host`, `/\host`, `https:…`, `/..//host`) and control characters, which browsers strip from URLs.
 */
export function toSafeRedirect(redirect: string | null | undefined): string {
  if (!redirect?.startsWith('/')) return paths.home;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: matching control characters is the purpose
  if (/^[^?#]*\/\/|[\u0000-\u001f\u007f\\]/.test(redirect)) return paths.home;
  return redirect;
}
