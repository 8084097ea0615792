import type { QuestionType } from './questions.ts';

// Separate from the schemas, because the web app needs these before any schema.

/** Names what a question measures, in the words of spec section 2. */
export const measuredWords: Readonly<Record<QuestionType, string>> = {
  riasec: 'Career Interests',
  bigfive: 'Personality',
  aptitude: 'Aptitude',
};
