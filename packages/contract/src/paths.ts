/** Addresses that both the server (mails, redirects) and the web app (links) know. */
export const paths = {
  home: '/',
  login: '/login',
  providerLogin: '/api/login',
  results: (assessmentResultId: string) => `/results/${assessmentResultId}`,
  assessment: (tier: string) => `/assessment/${tier}`,
} as const;

/**
 * The path when it leads to a page of this site, else `/`. Refuses everything that a browser could read as another
 * origin (`//host`, `/\host`, `https:…`, `/..//host`) and control characters, which browsers drop from addresses.
 */
export function toSafeRedirect(redirect: string | null | undefined): string {
  if (!redirect?.startsWith('/')) return paths.home;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (/^[^?#]*\/\/|[\u0000-\u001f\u007f\\]/.test(redirect)) return paths.home;
  return redirect;
}
