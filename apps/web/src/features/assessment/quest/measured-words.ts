import type { QuestionType } from '@guildpath/contract';

/** What a scene measures, in the words of spec section 2. */
export const measuredWords: Record<QuestionType, string> = {
  riasec: 'Career Interests',
  bigfive: 'Personality',
  aptitude: 'Aptitude',
};
