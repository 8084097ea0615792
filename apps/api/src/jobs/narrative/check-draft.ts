import type { Tier } from '@guildpath/contract';
import type { Narrative } from '@guildpath/db';
import type { Catalogue } from '@guildpath/results';
import { analysisBounds, insightBounds } from '@guildpath/results';
import type { NarrativeDraft } from '../../adapters/ai-narrator.ts';
import { type Flaw, fillIn, findFlaw } from './check-text.ts';
import { type NarrativeFacts, textsOf } from './narrative-facts.ts';
import { toVocabulary } from './vocabulary.ts';

type Texts = Omit<Narrative, 'resultId'>;

/** The rule that a draft breaks, and where; never a word of the draft. */
export interface DraftFlaw {
  readonly rule: Flaw | 'careers' | 'repetition';
  /** `insight`, or the id of a career. */
  readonly where?: string;
}

interface Against {
  readonly facts: NarrativeFacts;
  readonly tier: Tier;
  readonly catalogue: Pick<Catalogue, 'careers'>;
}

/** The texts of a draft with names and figures filled in, or what is wrong with it: one flaw refuses all of it. */
export async function checkDraft(
  { personalityInsight, careers }: NarrativeDraft,
  { facts, tier, catalogue }: Against,
): Promise<Texts | { readonly flaw: DraftFlaw }> {
  if (!isOfTheseCareers(careers, facts)) return { flaw: { rule: 'careers' } };
  if (repeatsItself([personalityInsight, ...careers.map(({ analysis }) => analysis)])) {
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
    const own = byId.get(careerId);
    if (!own) return { flaw: { rule: 'careers' } };
    const rule = findFlaw(analysis, {
      ...rules,
      bounds: analysisBounds,
      placeholders: own.placeholders,
      sources: textsOf(own),
    });
    if (rule) return { flaw: { rule, where: careerId } };
    careerAnalyses[careerId] = fillIn(analysis, own.placeholders);
  }
  return { personalityInsight: fillIn(personalityInsight, placeholders), careerAnalyses };
}

/** What the catalogue says of all careers, in words that any text about work may use. */
function toTexts(careers: Catalogue['careers']): string[] {
  return careers.flatMap(({ title, description, day, enjoys, wears, firstStep }) =>
    [title, description, day, enjoys, wears, firstStep].filter((text) => text !== undefined),
  );
}

/** Each career of the facts once, and no other. */
function isOfTheseCareers(
  careers: NarrativeDraft['careers'],
  facts: Pick<NarrativeFacts, 'careers'>,
): boolean {
  const written = careers.map(({ careerId }) => careerId).toSorted();
  const asked = facts.careers.map(({ careerId }) => careerId).toSorted();
  return JSON.stringify(written) === JSON.stringify(asked);
}

/** Models that lose the thread write the same sentence again; so do those that write one text for all careers. */
function repeatsItself(texts: readonly (readonly string[])[]): boolean {
  const sentences = texts
    .flat()
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?])\s+/))
    .map((sentence) => sentence.trim().toLowerCase());
  return new Set(sentences).size < sentences.length;
}
