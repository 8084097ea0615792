const maxWords = 200;

/** Returns what the endpoint says about an error, in one line; nothing of JSON without a message. */
export function toWords(body: string): string {
  const json = parse(body);
  const answer = asObject(json);
  const said = [asObject(answer.error).message, answer.error, answer.message, answer.detail];
  return toLine(
    said.find((words) => typeof words === 'string') ?? (json === undefined ? body : ''),
  );
}

/** Cuts a text to one line. */
export function toLine(text: string): string {
  return text
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, maxWords);
}

/** Bounds the work for a text that is all braces. */
const maxStarts = 1_000;

/** Finds the whole JSON object with one of these keys that ends a text, whatever stands around it. */
export function findObject(text: string, keys: readonly string[]) {
  const end = text.lastIndexOf('}') + 1;
  return [...text.matchAll(/\{/g)]
    .slice(0, maxStarts)
    .map(({ index }) => asObject(parse(text.slice(index, end))))
    .find((found) => keys.some((key) => Object.hasOwn(found, key)));
}

/** Returns undefined for what is no JSON. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns an empty object for anything else. */
export function asObject(value: unknown): Readonly<Record<string, unknown>> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as Readonly<Record<string, unknown>>) : {};
}
