import { matchFields } from '@guildpath/scoring';
import { joinWords } from '../words.ts';
import { sentencesOfFields } from './phrases/field-sentences.ts';
import type { WriterContext } from './writer-context.ts';

/** Says for each job family of the best matches, in one sentence, what it is about. */
export function fieldSentences({ matches, careers, careersById }: WriterContext) {
  return Object.fromEntries(
    matchFields(matches, careers).map(({ category, careerIds }) => {
      const titles = joinWords(careerIds.map((id) => careersById.get(id).title));
      return [category, sentencesOfFields[category] ?? `Of your matches, ${titles} belong here.`];
    }),
  );
}
