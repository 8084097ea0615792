import { careerAnalyses } from './career-analysis.ts';
import { fieldSentences } from './field-sentences.ts';
import type { InsightWriter } from './insight-writer.ts';
import { guildTitleOf, personalityInsight } from './portrait.ts';
import { toWriterContext } from './writer-context.ts';

/** Assembles texts written by hand: the same facts always give the same words. */
export function createBuiltInWriter(): InsightWriter {
  return {
    write: (facts) => {
      const context = toWriterContext(facts);
      return {
        personalityInsight: personalityInsight(context),
        careerAnalyses: careerAnalyses(context),
        guildTitle: guildTitleOf(context.pattern),
        fieldSentences: fieldSentences(context),
      };
    },
  };
}
