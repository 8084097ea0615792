import { type AnsweredQuestion, type ResultSnapshot, typographic } from '@guildpath/contract';
import type { ResultRow } from '@guildpath/db';
import type { Catalogue } from '@guildpath/results';

/** Returns what an answer did in the story, as one sentence; nothing for one of an earlier story. */
export function momentOf({ question, response }: AnsweredQuestion): string[] {
  const chosen = question.options.find(({ id }) => id === response.selectedOption);
  return chosen?.moment ? [chosen.moment] : [];
}

interface AnsweredResult extends Pick<ResultRow, 'bankVersion' | 'snapshot'> {
  readonly answered: readonly AnsweredQuestion[];
}

/** Leaves out of a result what was answered: for a guide, and for an AI endpoint that writes for a class. */
export function withoutAnswers(
  { version }: Pick<Catalogue, 'version'>,
  { bankVersion, snapshot, answered }: AnsweredResult,
): ResultSnapshot {
  const moments = typographic(answered.flatMap(momentOf));
  const isTold = (text: string) => moments.some((moment) => text.includes(moment));
  const untold = (text: string) =>
    moments
      .reduce((left, moment) => left.replaceAll(moment, ''), text)
      .replaceAll(/ +/g, ' ')
      .trim();
  return JSON.parse(JSON.stringify(snapshot), (key, value: unknown) => {
    if (key === 'moment') return undefined;
    if (key === 'scenes') return [];
    if (typeof value !== 'string' || (key !== 'personalityInsight' && key !== 'aiAnalysis')) {
      return value;
    }
    const [first = '', ...others] = value.split('\n\n');
    // What a moment of the portrait means makes no sense without it. A moment that a release has reworded since
    // is not found, but only first paragraphs tell any.
    const isGone = bankVersion !== version || (key === 'personalityInsight' && isTold(first));
    return [isGone ? '' : untold(first), ...others].filter(Boolean).join('\n\n');
  }) as ResultSnapshot;
}
