/** Cookies go along. What fails without being an answer of the API (a proxy, a rate limit) says so by its status. */
export async function fetchFromApi(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, { ...init, credentials: 'include' });
  if (response.ok) return response;
  const body = await response.text();
  const parsed = parseJson(body);
  if (Array.isArray(parsed) || isRecordWith(parsed, 'error')) return new Response(body, response);
  const said = isRecordWith(parsed, 'message') ? String(parsed.message) : body;
  throw new Error(`${response.status}: ${said || response.statusText}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON is an answer too: the caller then shows the text itself.
    return undefined;
  }
}

function isRecordWith<Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> {
  return typeof value === 'object' && value !== null && key in value;
}
