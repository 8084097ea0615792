import { careerAnalysis } from './career-analysis.ts';
import type { InsightWriter } from './insight-writer.ts';
import { personalityInsight } from './personality-insight.ts';
import { toWriterContext } from './writer-context.ts';

/** Writes from sentences of its own: the same facts always give the same words. */
export function createBuiltInWriter(): InsightWriter {
  return {
    write: (given) => {
      const facts = toWriterContext(given);
      return {
        personalityInsight: personalityInsight(facts),
        careerAnalyses: Object.fromEntries(
          facts.matches.map((match, rank) => [match.careerId, careerAnalysis(facts, match, rank)]),
        ),
      };
    },
  };
}
