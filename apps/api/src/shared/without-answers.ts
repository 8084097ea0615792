import { type AnsweredQuestion, type ResultSnapshot, typographic } from '@guildpath/contract';

/** Leaves out of a result what was answered: for a guide, and for an AI endpoint that writes for a class. */
export function withoutAnswers(
  snapshot: ResultSnapshot,
  answered: readonly AnsweredQuestion[],
): ResultSnapshot {
  const moments = answered.flatMap(({ question: { options }, response }) => {
    const chosen = options.find(({ id }) => id === response.selectedOption);
    return chosen?.moment ? typographic([chosen.moment]) : [];
  });
  const isTold = (text: string) => moments.some((moment) => text.includes(moment));
  const untold = (text: string) =>
    moments
      .reduce((left, moment) => left.replaceAll(moment, ''), text)
      .replaceAll(/ +/g, ' ')
      .trim();
  return JSON.parse(JSON.stringify(snapshot), (key, value: unknown) => {
    if (key === 'moment') return undefined;
    if (key === 'scenes') return [];
    if (typeof value !== 'string' || !isTold(value)) return value;
    const paragraphs = value.split('\n\n');
    return key === 'personalityInsight'
      ? // What the moment means makes no sense without it.
        paragraphs.filter((paragraph) => !isTold(paragraph)).join('\n\n')
      : paragraphs.map(untold).filter(Boolean).join('\n\n');
  }) as ResultSnapshot;
}
