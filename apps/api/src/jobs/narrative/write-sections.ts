import type { WordBounds } from '@guildpath/results';
import { z } from 'zod';
import type { Ask } from '../../adapters/ai/ai-narrator.ts';
import { NarratorFailure } from '../../adapters/ai/narrator-failure.ts';
import { type Flaw, findFlaw, type TextRules } from './find-flaw.ts';

/** Texts that are accepted or refused together: the portrait, or what is said about one career. */
export interface Section {
  /** `person`, or the id of a career; facts and texts have it as their key. */
  readonly id: string;
  readonly texts: readonly string[];
  /** The words of all its texts. */
  readonly bounds: WordBounds;
  readonly facts: object;
}

/** Sections that are asked for together. */
export interface Part {
  readonly instructions: string;
  readonly sections: readonly Section[];
  /** Facts that all sections need. */
  readonly sharedFacts?: object;
}

export type Draft = Readonly<Record<string, string>>;

export interface SectionFlaw extends Flaw {
  readonly section: string;
}

export interface Written {
  /** Keyed by section. Those without a draft have failed twice. */
  readonly drafts: ReadonlyMap<string, Draft>;
  /** Flaws found in both attempts. */
  readonly flaws: readonly SectionFlaw[];
}

/**
 * Asks for the sections of a part, once more for those that fail. Throws a `NarratorFailure` when the first
 * call does.
 */
export async function writeSections(
  ask: Ask,
  { instructions, sections, sharedFacts }: Part,
  rules: Pick<TextRules, 'companies' | 'otherTitles'>,
): Promise<Written> {
  const drafts = new Map<string, Draft>();
  const flaws: SectionFlaw[] = [];

  async function write(wanted: readonly Section[]): Promise<void> {
    if (wanted.length === 0) return;
    const facts = { ...sharedFacts, ...perSection(wanted, (section) => section.facts) };
    const answer = await ask({
      instructions,
      facts: flaws.length > 0 ? { ...facts, avoidTheseMistakes: [...flaws] } : facts,
      schema: z.object(perSection(wanted, toSchema)),
    });
    const sent = JSON.stringify(facts);
    for (const section of wanted) {
      const { data: draft } = toSchema(section).safeParse(answer[section.id]);
      const flaw: Flaw | undefined = draft
        ? findFlaw(textOf(draft), { ...rules, bounds: section.bounds, facts: sent })
        : { rule: 'shape', found: '' };
      if (flaw) flaws.push({ section: section.id, ...flaw });
      else if (draft) drafts.set(section.id, draft);
    }
  }

  await write(sections);
  // What was accepted is not lost when the second call fails.
  await write(sections.filter(({ id }) => !drafts.has(id))).catch(ignoreFailure);
  return { drafts, flaws };
}

function perSection<T>(sections: readonly Section[], toValue: (section: Section) => T) {
  return Object.fromEntries(sections.map((section) => [section.id, toValue(section)]));
}

const plainText = z
  .string()
  .normalize('NFC')
  .trim()
  .refine((text) => text !== '');

function toSchema({ texts }: Section) {
  return z.object(Object.fromEntries(texts.map((text) => [text, plainText])));
}

function textOf(draft: Draft): string {
  return Object.values(draft).join('\n\n');
}

function ignoreFailure(error: unknown): void {
  if (!(error instanceof NarratorFailure)) throw error;
}
