/** Names the level of a trait's percentage. High begins where the personality types begin (spec section 9). */
export function traitLevel(percentage: number): string {
  if (percentage > 70) return 'High';
  if (percentage >= 50) return 'Upper middle';
  return percentage >= 30 ? 'Lower middle' : 'Low';
}
