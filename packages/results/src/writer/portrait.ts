import { type BigFiveTrait, type RiasecType, type Tier, traitNames } from '@guildpath/contract';
import { type InterestPattern, personalityType, type TraitLevel } from '@guildpath/scoring';
import { withArticle } from '../words.ts';
import { certaintyParts } from './certainty.ts';
import { compose, type Part, required } from './compose.ts';
import { insightBounds } from './insight.ts';
import { portraits } from './portraits/portraits.ts';
import type { WriterContext } from './writer-context.ts';

const traitCounts: Readonly<Record<Tier, number>> = { quick: 2, standard: 3, epic: 5 };
const maxTraitPairs: Readonly<Record<Tier, number>> = { quick: 0, standard: 1, epic: 2 };

/** Describes the person without a figure: interests, traits, needs, and how certain all of it is. */
export function personalityInsight(context: WriterContext): string {
  const { tier, pattern, wording } = context;
  const { text, needs } = portraitOf(pattern);
  const traits = context.traits.slice(0, traitCounts[tier]);
  const [opening = '', ...rest] = text.split('\n\n');
  const paragraphs: Part[][] = [
    openingParts(context),
    [required(opening)],
    [...rest.map(required), ...pullsOf(pattern).map(required)],
    ...traits.map((trait) => [required(traitOf(context, trait).text)]),
    traitPairsOf(context).map((text, i) => ({ variants: [text], rank: 2 + i })),
    [{ variants: [personalityTypeText(context)], rank: 4 }],
    [required(needs), ...watchOf(context).map(required)],
    certaintyParts(context),
  ];
  return compose(paragraphs, { maxWords: insightBounds[tier].maxWords, wording });
}

/** Throws when no portrait is written for a pair of interests. */
export function portraitOf(pattern: InterestPattern) {
  switch (pattern.kind) {
    case 'pair':
      return pairOf(pattern.first, pattern.second);
    case 'tied':
    case 'single':
      return portraits.singles[pattern.first];
    case 'even':
      return portraits.even;
  }
}

function pairOf(first: RiasecType, second: RiasecType) {
  const portrait = portraits.pairs[first][second];
  if (!portrait) {
    throw new Error(`There is no portrait of ${traitNames[first]} with ${traitNames[second]}.`);
  }
  return portrait;
}

function pullsOf(pattern: InterestPattern): string[] {
  return pattern.kind === 'tied'
    ? pattern.seconds.map((second) => pairOf(pattern.first, second).pull)
    : [];
}

function watchOf(context: WriterContext): string[] {
  const [most] = context.traits;
  return most ? [traitOf(context, most).watch] : [];
}

function traitOf({ profile: { bigFive } }: WriterContext, { trait, level }: TraitLevel) {
  const isLower = level === 'middle' && bigFive[trait].percentage < 50;
  return portraits.traits[trait][isLower ? 'lowerMiddle' : level];
}

function traitPairsOf({ tier, traits }: WriterContext): string[] {
  const levels = new Map<BigFiveTrait, string>(traits.map(({ trait, level }) => [trait, level]));
  return portraits.traitPairs
    .filter(({ traits: [one, oneLevel, other, otherLevel] }) => {
      return levels.get(one) === oneLevel && levels.get(other) === otherLevel;
    })
    .slice(0, maxTraitPairs[tier])
    .map(({ text }) => text);
}

function personalityTypeText({ profile: { bigFive } }: WriterContext): string {
  const percentages = Object.fromEntries(
    Object.entries(bigFive).map(([trait, { percentage }]) => [trait, percentage]),
  );
  return portraits.personalityTypes[personalityType(percentages)];
}

function openingParts({ tier, telling, pattern }: WriterContext): Part[] {
  const title = portraitOf(pattern).guildTitle;
  return [
    ...(telling?.text ? [required(telling.text)] : []),
    {
      variants:
        pattern.kind === 'even'
          ? [
              `Another day you might have chosen otherwise, and the guild calls that ${withArticle(title)}.`,
              `It was one road of many for you, which is what the guild means by ${withArticle(title)}.`,
            ]
          : [
              `In the guild, that makes you ${withArticle(title)}.`,
              `Somebody like that is called ${withArticle(title)} in the guild.`,
              `For such people the guild has a word: ${title}.`,
              `The guild knows at once what to call you: ${title}.`,
              `${title} is the guild's name for people of that kind.`,
            ],
      rank: tier === 'quick' ? 3 : 1,
    },
  ];
}
