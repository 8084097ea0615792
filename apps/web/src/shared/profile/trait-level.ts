import { highPercentage } from '@guildpath/scoring';

/** Names the level of a trait's percentage. High begins where the personality types begin. */
export function traitLevel(percentage: number): string {
  if (percentage > highPercentage) return 'High';
  if (percentage >= 50) return 'Upper middle';
  return percentage >= 30 ? 'Lower middle' : 'Low';
}
