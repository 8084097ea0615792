/**
 * The text as `lower()` returns it in both databases: A to Z folded, everything else unchanged. JavaScript's
 * own folding goes further and would not find what is stored.
 */
export function asciiLowerCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
