const maxWords = 200;

/** Returns what the endpoint says about an error, in one line; nothing of JSON without a message. */
export function toWords(json: unknown, text: string): string {
  const answer = asObject(json);
  const said = [asObject(answer.error).message, answer.error, answer.message, answer.detail];
  return toLine(
    said.find((words) => typeof words === 'string') ?? (json === undefined ? text : ''),
  );
}

/** Cuts a text to one line. */
export function toLine(text: string): string {
  return text
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, maxWords);
}

/** Bound the work for a text that is all braces. */
const [maxStarts, maxEnds] = [200, 5];

/** Finds the last whole JSON object with one of these keys in a text, whatever stands around it. */
export function findObject(text: string, keys: readonly string[]) {
  const find = (bracket: RegExp) => Array.from(text.matchAll(bracket), ({ index }) => index);
  const starts = find(/\{/g).slice(0, maxStarts);
  for (const end of find(/\}/g).slice(-maxEnds).reverse()) {
    for (const start of starts) {
      const found = asObject(parse(text.slice(start, end + 1)));
      if (keys.some((key) => Object.hasOwn(found, key))) return found;
    }
  }
  return undefined;
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
