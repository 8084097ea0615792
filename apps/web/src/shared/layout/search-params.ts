/** Keeps values as text, where the router would parse a token of digits as a number. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

export function stringifySearch(search: Record<string, unknown>): string {
  const params = Object.entries(search)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encode(name)}=${encode(String(value))}`);
  return params.length > 0 ? `?${params.join('&')}` : '';
}

// A slash needs no escape in a query, and `redirect=/results/…` is readable without.
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll('%2F', '/');
}
