import type { Question, QuestionType } from './questions.ts';

// Separate from the schemas, because the web app needs these before any schema.

/** Names what a question measures, in the words of spec section 2. */
export const measuredWords: Readonly<Record<QuestionType, string>> = {
  riasec: 'Career Interests',
  bigfive: 'Personality',
  aptitude: 'Aptitude',
};

/** Returns everything that a scene shows of its question, always in the same order. */
export function wordsOf({ type, title, scenario, question, options }: Question): string[] {
  return [
    measuredWords[type],
    title,
    scenario,
    question,
    ...options.flatMap(({ label, description }) => [label, description]),
  ];
}

/**
 * Stands for the first question of a quest in the output of the web build; the server replaces its words,
 * including that of its type, with those of the real question.
 */
export const questionPlaceholder: Question = {
  id: 'question',
  type: 'riasec',
  title: 'title.invalid',
  scenario: 'scenario.invalid',
  question: 'question.invalid',
  options: [
    { id: 'a', label: 'label-a.invalid', description: 'description-a.invalid' },
    { id: 'b', label: 'label-b.invalid', description: 'description-b.invalid' },
    { id: 'c', label: 'label-c.invalid', description: 'description-c.invalid' },
    { id: 'd', label: 'label-d.invalid', description: 'description-d.invalid' },
  ],
  tags: [],
};
