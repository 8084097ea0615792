import type { Tier } from '@guildpath/contract';
import type { Narrative } from '@guildpath/db';
import { analysisBounds, type Catalogue, insightBounds } from '@guildpath/results';
import type { NarrativeDraft } from '../../adapters/ai-narrator.ts';
import { type Flaw, fillIn, findFlaw } from './check-text.ts';
import { type NarrativeFacts, textsOf } from './narrative-facts.ts';
import { toVocabulary } from './vocabulary.ts';

type Texts = Omit<Narrative, 'resultId'>;

/** Says which rule a draft breaks, without quoting the draft. */
export interface DraftFlaw {
  readonly rule: Flaw | 'careers' | 'repetition';
  /** `insight`, or the id of a career. */
  readonly where?: string;
}

interface DraftRules {
  readonly facts: NarrativeFacts;
  readonly tier: Tier;
  readonly catalogue: Pick<Catalogue, 'careers'>;
}

/** Fills in names and figures, or returns the first flaw, which rejects the whole draft. */
export async function checkDraft(
  { personalityInsight, careers }: NarrativeDraft,
  { facts, tier, catalogue }: DraftRules,
): Promise<Texts | { readonly flaw: DraftFlaw }> {
  if (!hasSameCareers(careers, facts)) return { flaw: { rule: 'careers' } };
  if (hasRepeatedSentence([personalityInsight, ...careers.map(({ analysis }) => analysis)])) {
    return { flaw: { rule: 'repetition' } };
  }
  const vocabulary = await toVocabulary([...textsOf(facts), ...toTexts(catalogue.careers)]);
  const byId = new Map(facts.careers.map((career) => [career.careerId, career]));
  const otherTitles = catalogue.careers
    .filter(({ id }) => !byId.has(id))
    .map(({ title }) => title.toLowerCase());
  const bounds = insightBounds[tier];
  const { placeholders } = facts.person;
  const rules = { bounds, placeholders, vocabulary, otherTitles, sources: textsOf(facts.person) };
  const insightFlaw = findFlaw(personalityInsight, rules);
  if (insightFlaw) return { flaw: { rule: insightFlaw, where: 'insight' } };

  const careerAnalyses: Record<string, string> = {};
  for (const { careerId, analysis } of careers) {
    const career = byId.get(careerId);
    if (!career) return { flaw: { rule: 'careers' } };
    const rule = findFlaw(analysis, {
      ...rules,
      bounds: analysisBounds,
      placeholders: career.placeholders,
      sources: textsOf(career),
    });
    if (rule) return { flaw: { rule, where: careerId } };
    careerAnalyses[careerId] = fillIn(analysis, career.placeholders);
  }
  return { personalityInsight: fillIn(personalityInsight, placeholders), careerAnalyses };
}

function toTexts(careers: Catalogue['careers']): string[] {
  return careers.flatMap(({ title, description, day, enjoys, wears, firstStep }) =>
    [title, description, day, enjoys, wears, firstStep].filter((text) => text !== undefined),
  );
}

function hasSameCareers(
  careers: NarrativeDraft['careers'],
  facts: Pick<NarrativeFacts, 'careers'>,
): boolean {
  const draftIds = careers.map(({ careerId }) => careerId).toSorted();
  const factIds = facts.careers.map(({ careerId }) => careerId).toSorted();
  return JSON.stringify(draftIds) === JSON.stringify(factIds);
}

function hasRepeatedSentence(texts: readonly (readonly string[])[]): boolean {
  // Some models repeat themselves, or write one text for all careers.
  const sentences = texts
    .flat()
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?])\s+/))
    .map((sentence) => sentence.trim().toLowerCase());
  return new Set(sentences).size < sentences.length;
}
