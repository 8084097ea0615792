import { optionIds, type Question } from './questions.ts';

// What the build of the web app leaves open, and the running server fills in when it serves a page.

/** Placeholder for the site's public URL. */
export const publicUrlPlaceholder = 'https://public-url.invalid';

/** Stand for the current day. */
export const todayPlaceholders = { date: 'today.invalid', words: 'Today.invalid' } as const;

/** The day as `2026-03-06` and in words, both in local time. */
export function toDay(now: Date): Record<keyof typeof todayPlaceholders, string> {
  return {
    // The Swedish format is ISO 8601.
    date: now.toLocaleDateString('sv-SE'),
    words: now.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' }),
  };
}

/** Stands for the first question of a quest. Its type has no placeholder: the words of that type are one themselves. */
export const questionPlaceholder: Question = {
  id: 'question',
  type: 'riasec',
  title: 'title.invalid',
  scenario: 'scenario.invalid',
  question: 'question.invalid',
  options: optionIds.map((id) => ({
    id,
    label: `label-${id}.invalid`,
    description: `description-${id}.invalid`,
  })),
  tags: [],
};
