import type { BigFiveTrait } from '@guildpath/contract';

/** What either end of a trait leans towards. Neither end is the better one. */
export const traitLeans: Readonly<
  Record<BigFiveTrait, { readonly high: string; readonly low: string }>
> = {
  openness: { high: 'new ideas and open questions', low: 'the known and the practical' },
  conscientiousness: { high: 'plans and finished lists', low: 'taking things as they come' },
  extraversion: { high: 'company and lively talk', low: 'quiet and small circles' },
  agreeableness: { high: 'sharing and giving way', low: 'speaking up for your own side' },
  neuroticism: { high: 'feeling strain early and keenly', low: 'staying calm under strain' },
};
