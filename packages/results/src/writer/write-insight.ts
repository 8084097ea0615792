import type { Told } from './appeals.ts';
import { careerAnalyses } from './career-analysis.ts';
import { fieldMoments } from './field-moments.ts';
import type { Insight, InsightFacts } from './insight.ts';
import { portraitOf, writePortrait } from './portrait.ts';
import { toWriterContext, type WriterContext } from './writer-context.ts';

/** Assembles an insight from hand-written texts. The same facts always give the same words. */
export function writeInsight(facts: InsightFacts): Insight {
  const context = toWriterContext(facts);
  const { guildTitle, welcome, beside } = portraitOf(context.texts, context.pattern);
  const told: Told = new Map(context.telling?.text ? [[context.telling.text, ['portrait']]] : []);
  return {
    ...writePortrait(context),
    careerAnalyses: careerAnalyses(context, told),
    guildTitle,
    welcome,
    moment: context.telling?.text,
    beside,
    fieldSentences: fieldSentences(context),
    fieldMoments: fieldMoments(context, told),
  };
}

function fieldSentences({ fields, careersById, texts }: WriterContext): Record<string, string> {
  return Object.fromEntries(
    fields.map(({ category, careerIds, isLone }) => {
      if (isLone) return [category, texts.fields.lone(category)];
      const titles = careerIds.map((id) => careersById.get(id).title);
      return [category, texts.fields.known[category] ?? texts.fields.other(titles)];
    }),
  );
}
