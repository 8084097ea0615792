import { joinWords } from '../words.ts';
import { sentencesOfFields } from './phrases/field-sentences.ts';
import type { WriterContext } from './writer-context.ts';

/** Says for each field, in one sentence, what it is about. */
export function fieldSentences({ fields, careersById }: WriterContext): Record<string, string> {
  return Object.fromEntries(
    fields.map(({ category, careerIds }) => {
      const titles = joinWords(careerIds.map((id) => careersById.get(id).title));
      return [category, sentencesOfFields[category] ?? `Of your matches, ${titles} belong here.`];
    }),
  );
}
