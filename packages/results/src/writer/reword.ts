import type { CareerRecommendation, ResultSnapshot } from '@guildpath/contract';

/** Holds what an AI endpoint wrote of the person, and for and against some careers. */
export interface Rewording {
  /** Replaces the whole portrait but the paragraph about how certain it is. */
  readonly portrait?: string | undefined;
  /** Replace `appeals`, by career id. */
  readonly reasons: ReadonlyMap<string, readonly string[]>;
}

/** Puts the texts of an AI endpoint in place of those of the built-in writer. Facts about a career stay. */
export function reword(snapshot: ResultSnapshot, { portrait, reasons }: Rewording): ResultSnapshot {
  const certainty = snapshot.portrait.filter(({ about }) => about === 'certainty');
  const written =
    portrait && toParagraphs(portrait).map((text) => ({ about: 'person', text }) as const);
  return {
    ...snapshot,
    portrait: written ? [...written, ...certainty] : snapshot.portrait,
    careerRecommendations: snapshot.careerRecommendations.map((career) =>
      withReasons(career, reasons.get(career.id)),
    ),
  };
}

function withReasons(
  career: CareerRecommendation,
  reasons: readonly string[] | undefined,
): CareerRecommendation {
  if (!reasons) return career;
  const appeals = reasons.flatMap(toParagraphs).map((sentence) => ({ sentence }));
  return { ...career, analysis: { ...career.analysis, appeals } };
}

function toParagraphs(text: string): string[] {
  return text.split(/\s*\n\s*/).filter(Boolean);
}
