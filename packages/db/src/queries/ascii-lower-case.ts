/**
 * What `lower()` makes of a text in both databases: A to Z folded, everything else left. JavaScript's
 * own folding goes further and would then not find what is stored.
 */
export function asciiLowerCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
