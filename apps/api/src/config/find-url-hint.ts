const encoded: Readonly<Record<string, string>> = {
  '#': '%23',
  '/': '%2F',
  '?': '%3F',
  '%': '%25',
};

/**
 * Returns what to change in a URL whose user or password has characters that end it early, or that its reader
 * rejects; undefined when there are none. Repeats no part of the password.
 */
export function findUrlHint(text: string): string | undefined {
  // In a query, as in `?user=me@tenant`, these characters are as they should be.
  const [address = ''] = URL.canParse(text) ? text.split(/\?(?=\w+=)/, 1) : [text];
  const credentials = /^\w+:\/\/(.*)@/s.exec(address)?.[1] ?? '';
  const found: string[] = credentials.match(/[#/?]/g) ?? [];
  // Only the mailer takes a `%` that encodes nothing.
  if (!text.startsWith('smtp') && !isDecodable(credentials)) found.push('%');
  // Neither mail servers nor databases have fragments, so even outside of them a # is part of some value.
  const wrong = new Set(text.includes('#') ? [...found, '#'] : found);
  if (wrong.size === 0) return undefined;
  const changes = [...wrong].map((character) => `${character} as ${encoded[character]}`);
  return `in its user and password, write ${changes.join(', ')}`;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
