/** The paths that the server (mails, redirects) and the web app (links) share. */
export const paths = {
  home: '/',
  login: '/login',
  providerLogin: '/api/login',
  /** Carries a friend's invitation on to the browser that opens it. */
  results: (assessmentResultId: string, invitation?: string) =>
    `/results/${assessmentResultId}${invitation ? `?invitation=${encodeURIComponent(invitation)}` : ''}`,
  card: (cardId: string) => `/card/${cardId}`,
  /** Takes a guild title, or the id of a public card, of an open invitation, or of a result of the viewer. */
  cardPicture: (id: string) => `/card/${id}.png`,
  story: (resultId: string, { withBestMatch = false } = {}) =>
    `/card/${resultId}.png?size=story${withBestMatch ? '&match=1' : ''}`,
  /** Leads a friend to the invitation. */
  invitation: (invitationId: string) => `/friend/${invitationId}`,
  halls: '/halls',
  hall: (hallId: string) => `/halls/${hallId}`,
  join: (code: string) => `/join/${code}`,
  assessment: (tier: string) => `/assessment/${tier}`,
} as const;

/** Characters: longer than any path of this site, and short enough for a link in a mail. */
const redirectMaxLength = 1000;

/**
 * Returns the path if it leads to a page of the web app, otherwise `/`. Rejects everything that a browser
 * could resolve to another origin (`//host`, `/\host`, `https:…`, `/..//host`), paths that the server
 * answers itself (a logout, a download), control characters, which browsers strip from URLs, and paths too
 * long for a link.
 */
export function toSafeRedirect(redirect: string | null | undefined): string {
  if (!redirect?.startsWith('/') || redirect.length > redirectMaxLength) return paths.home;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: matching control characters is the purpose
  if (/^[^?#]*\/\/|[\u0000-\u001f\u007f\\]/.test(redirect)) return paths.home;
  const pathname = decode(redirect.replace(/[?#].*$/, ''));
  if (pathname === undefined || hasDotSegment(pathname) || isServerPath(pathname))
    return paths.home;
  // A link may have stood in a sentence, whose marks follow it. No page's address ends like that.
  return redirect.replace(/(.)[\p{P}<>\s]+$/u, '$1');
}

// The router of the server decodes a path before it looks for the route.
function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

// Browsers resolve `.` and `..` before they request a path, so they would request another one.
function hasDotSegment(pathname: string): boolean {
  return /(?:^|\/)\.{1,2}(?:\/|$)/.test(pathname);
}

/** Returns true when the server answers the path itself, not with a page or file of the web app. */
export function isServerPath(pathname: string): boolean {
  return /^\/(?:api|trpc|healthz|readyz|metrics|\.well-known)(?:\/|$)/i.test(pathname);
}

/** Formats the day as `2026-03-06` and in words, both in local time. */
export function toDay(now: Date): { date: string; words: string } {
  return {
    // The Swedish format is ISO 8601.
    date: now.toLocaleDateString('sv-SE'),
    words: now.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' }),
  };
}
