import { careerAnalyses } from './career-analysis.ts';
import { fieldSentences } from './field-sentences.ts';
import type { InsightWriter } from './insight-writer.ts';
import { personalityInsight, portraitOf } from './portrait.ts';
import { toWriterContext } from './writer-context.ts';

/** Assembles texts written by hand: the same facts always give the same words. */
export function createBuiltInWriter(): InsightWriter {
  return {
    write: (facts) => {
      const context = toWriterContext(facts);
      const { guildTitle, welcome } = portraitOf(context.pattern);
      return {
        personalityInsight: personalityInsight(context),
        careerAnalyses: careerAnalyses(context),
        guildTitle,
        welcome,
        fieldSentences: fieldSentences(context),
      };
    },
  };
}
