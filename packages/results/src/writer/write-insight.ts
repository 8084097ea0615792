import { careerAnalyses } from './career-analysis.ts';
import { fieldSentences } from './field-sentences.ts';
import type { Insight, InsightFacts } from './insight.ts';
import { portraitOf, writePortrait } from './portrait.ts';
import { toWriterContext } from './writer-context.ts';

/** Assembles an insight from hand-written texts. The same facts always give the same words. */
export function writeInsight(facts: InsightFacts): Insight {
  const context = toWriterContext(facts);
  const { guildTitle, welcome, beside } = portraitOf(context.pattern);
  return {
    ...writePortrait(context),
    careerAnalyses: careerAnalyses(context),
    guildTitle,
    welcome,
    moment: context.telling?.text,
    beside,
    fieldSentences: fieldSentences(context),
  };
}
