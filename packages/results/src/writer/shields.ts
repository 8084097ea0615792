import {
  type RiasecType,
  riasecTypes,
  type Shield,
  traitNames,
  typographic,
  type WriterTexts,
} from '@guildpath/contract';
import { characterClass, type InterestPattern } from '@guildpath/scoring';
import { lineCount, portraitOf } from './portrait.ts';

/** Lists the guild titles as they are without a person. */
export function listShields(texts: WriterTexts): Shield[] {
  const shields = [
    toShield(texts, { kind: 'even' }, []),
    ...riasecTypes.flatMap((first) => [
      toShield(texts, { kind: 'single', first }, [first]),
      ...riasecTypes
        .filter((second) => second !== first)
        .map((second) => toShield(texts, { kind: 'pair', first, second }, [first, second])),
    ]),
  ];
  return typographic(shields);
}

function toShield(texts: WriterTexts, pattern: InterestPattern, interests: RiasecType[]): Shield {
  const { guildTitle, welcome, beside, friends, costs } = portraitOf(texts, pattern);
  const linesOf = (lines: typeof friends) =>
    lines.slice(0, lineCount).map((line) => (typeof line === 'string' ? line : line.text));
  return {
    guildTitle,
    welcome,
    beside,
    characterClass: characterClass(Object.fromEntries(interests.map((type, i) => [type, 2 - i]))),
    isOfEveryClass: interests.every((type) => type === 'realistic' || type === 'conventional'),
    interests: interests.map((type) => traitNames[type]),
    friends: linesOf(friends),
    costs: linesOf(costs),
    fields: (texts.fields.near[guildTitle] ?? []).map((category) => ({
      category,
      sentence: texts.fields.known[category],
    })),
  };
}
