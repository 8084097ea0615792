import { type Career, typographic } from '@guildpath/contract';

/** Splits an insight into the portrait and its last paragraph, which says how certain the portrait is. */
export function splitInsight(insight: string): { portrait: string; certainty: string } {
  const paragraphs = toParagraphs(insight);
  return {
    portrait: paragraphs.slice(0, -1).join('\n\n'),
    certainty: paragraphs.at(-1) ?? '',
  };
}

/** Puts a portrait in place of the built-in one. How certain it is stays. */
export function rewordInsight(insight: string, portrait: string): string {
  return toText([portrait, splitInsight(insight).certainty]);
}

/** Tells the person what speaks for a career, and what speaks against it. */
export interface Reasons {
  readonly whyYou: string;
  readonly whatSpeaksAgainst: string;
}

type Facts = Pick<
  Career,
  'commissionedBy' | 'day' | 'description' | 'enjoys' | 'firstStep' | 'complaints'
>;

/** Puts reasons in place of those of the built-in writer. Paragraphs with facts about the career stay. */
export function rewordAnalysis(
  analysis: string,
  { whyYou, whatSpeaksAgainst }: Reasons,
  { commissionedBy, day, description, enjoys, firstStep, complaints }: Facts,
): string {
  const facts = [commissionedBy, day, description, enjoys, firstStep, complaints, 'Company names:'];
  // Results of earlier releases have straight quotes, as the catalogue has.
  const { curly } = typographic({ curly: facts });
  const kept = toParagraphs(analysis).filter((paragraph) => {
    const { text } = typographic({ text: paragraph });
    return curly.some((fact) => fact && text.includes(fact));
  });
  return toText([whyYou, whatSpeaksAgainst, ...kept]);
}

function toParagraphs(text: string): string[] {
  return text.split(/\s*\n\s*/);
}

function toText(texts: readonly string[]): string {
  return texts.flatMap(toParagraphs).join('\n\n');
}
