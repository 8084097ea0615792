import type { WordBounds } from '@guildpath/results';
import { z } from 'zod';
import type { Ask } from '../../adapters/ai/ai-narrator.ts';
import { NarratorFailure } from '../../adapters/ai/narrator-failure.ts';
import { type Flaw, findFlaw, type TextRules } from './find-flaw.ts';
import { reviewInstructions } from './instructions.ts';

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
  /** By section. Those without a draft have failed twice, or the review. */
  readonly drafts: ReadonlyMap<string, Draft>;
  /** Flaws found in both attempts and by the review. */
  readonly flaws: readonly SectionFlaw[];
}

interface Checks extends Pick<TextRules, 'companies' | 'otherTitles'> {
  /** The endpoint is asked once more whether the texts are true and kind. */
  readonly isReviewed: boolean;
}

/**
 * Asks for the sections of a part, once more for those that fail, and has what is accepted reviewed. Throws a
 * `NarratorFailure` when the first call or the review does.
 */
export async function writeSections(
  ask: Ask,
  { instructions, sections, sharedFacts }: Part,
  { isReviewed, ...rules }: Checks,
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

  async function review(): Promise<void> {
    const written = sections.filter(({ id }) => drafts.has(id));
    const answer = await ask({
      instructions: reviewInstructions,
      facts: {
        ...sharedFacts,
        ...perSection(written, ({ id, facts }) => ({ facts, texts: drafts.get(id) })),
      },
      schema: z.object(perSection(written, () => z.enum(['yes', 'no']))),
    });
    for (const { id } of written) {
      if (answer[id] === 'yes') continue;
      drafts.delete(id);
      flaws.push({ section: id, rule: 'review', found: '' });
    }
  }

  await write(sections);
  // What was accepted is not lost when the second call fails.
  await write(sections.filter(({ id }) => !drafts.has(id))).catch(ignoreFailure);
  if (isReviewed && drafts.size > 0) await review();
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
