/**
 * Folds A to Z like `lower()` in both databases. JavaScript's `toLowerCase` folds more and would not find
 * what is stored.
 */
export function asciiLowerCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
