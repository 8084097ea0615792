import type { Tier } from '@guildpath/contract';
import {
  analysisBounds,
  insightBounds,
  type WordBounds,
} from '../adapters/insight-writer/insight-writer.ts';

interface TextRules extends WordBounds {
  readonly mayHoldFigures: boolean;
}

/** The portrait of a person holds no figure: those are in the charts. */
export function insightRules(tier: Tier): TextRules {
  return { ...loosened(insightBounds[tier]), mayHoldFigures: false };
}

export const analysisRules: TextRules = { ...loosened(analysisBounds), mayHoldFigures: true };

/** Somewhat wider than the prompt asks for: one word too many is no reason to reject a text. */
function loosened({ minWords, maxWords }: WordBounds): WordBounds {
  return { minWords: Math.floor(minWords * 0.85), maxWords: Math.ceil(maxWords * 1.15) };
}

/**
 * What is wrong with a text that a machine wrote from these facts, or undefined: its length, links, markup, and figures
 * or names that the facts do not hold.
 */
export function validateNarrative(
  text: string,
  facts: string,
  { minWords, maxWords, mayHoldFigures }: TextRules,
): string | undefined {
  const words = text.split(/\s+/).filter(Boolean).length;
  if (words < minWords || words > maxWords) return `${words} words`;
  if (/https?:|www\.|\b[\w-]+\.(com|org|net|io|edu|gov)\b|@/i.test(text))
    return 'a link or an address';
  if (/[<>{}[\]`|#*_~]/.test(text)) return 'markup';
  if (!mayHoldFigures && /\d/.test(text)) return 'a figure';
  const figure = findForeign(text, facts, /\d+(?:[.,]\d+)*/g);
  if (figure) return `the figure ${figure}`;
  const name = findForeign(text, facts, /(?<=[a-z,;:]\s)\p{Lu}[\p{L}'’-]+/gu);
  if (name) return `the name ${name}`;
  return undefined;
}

/** The first match that is no word of the facts. Words that begin a sentence are no names, so the pattern skips them. */
function findForeign(text: string, facts: string, pattern: RegExp): string | undefined {
  const known = new Set(facts.match(/[\p{L}\p{N}]+/gu)?.map((word) => word.toLowerCase()));
  return text.match(pattern)?.find((match) => {
    const parts = match.match(/[\p{L}\p{N}]+/gu) ?? [];
    return parts.some((part) => part.length > 1 && !known.has(part.toLowerCase()));
  });
}
