/** Introduces the first step of the best match. Some steps take a month. */
export function dareWords(step: string): string {
  return /\b(weeks|months?)\b/.test(step)
    ? 'Your dare, starting this week:'
    : 'Your dare for the next seven days:';
}
