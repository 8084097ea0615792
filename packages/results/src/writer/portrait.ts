import {
  type BigFiveTrait,
  type Facet,
  type PairPortrait,
  type Portrait,
  type PortraitParagraph,
  type RiasecType,
  riasecTypes,
  type Sentence,
  type Tier,
  type Wording,
  type WriterTexts,
} from '@guildpath/contract';
import { type InterestPattern, personalityType, type TraitLevel } from '@guildpath/scoring';
import { certaintyParts } from './certainty.ts';
import { compose, type Part, required, rotate } from './compose.ts';
import { type Insight, insightBounds } from './insight.ts';
import type { WriterContext } from './writer-context.ts';

const traitCounts: Readonly<Record<Tier, number>> = { quick: 2, standard: 3, epic: 5 };
const maxTraitPairs: Readonly<Record<Tier, number>> = { quick: 0, standard: 1, epic: 2 };
/** Lines on friends, and on costs. */
export const lineCount = 3;

type WrittenPortrait = Pick<Insight, 'portrait' | 'friends' | 'costs'>;

/** Describes the person without a figure: interests, traits, needs, and how certain all of it is. */
export function writePortrait(context: WriterContext): WrittenPortrait {
  const { tier, pattern, telling, seed, texts } = context;
  const portrait = portraitOf(texts, pattern);
  const facets = facetsOf(context);
  const nextTurn = turns(seed);
  const varied = (variants: readonly string[], rank = 0): Part => ({
    variants: rotate(variants, nextTurn()),
    rank,
  });
  const sentence = (wordings: Sentence, rank?: number) => varied(fitting(wordings, facets), rank);
  const pulls = pullsOf(context, facets).map(required);
  const [most, ...others] = context.traits.slice(0, traitCounts[tier]);
  // The text, the advice and the lines on the most telling trait belong to one story.
  const [story] = most ? rotate(traitTexts(context, most, facets), nextTurn()) : [];
  const paragraphs: { about: PortraitParagraph['about']; parts: Part[] }[] = [
    {
      about: 'moment',
      parts: telling?.text ? [required(telling.text), sentence(portrait.meaning)] : [],
    },
    {
      about: 'interests',
      parts: [
        // Two pulls take the room of one sentence.
        ...portrait.text.map((wordings, i) =>
          sentence(wordings, pulls.length > 0 && i === 2 ? 1 : 0),
        ),
        ...pulls,
      ],
    },
    { about: 'traits', parts: story ? [required(story.text)] : [] },
    ...others.map((trait) => ({
      about: 'traits' as const,
      parts: [varied(traitTexts(context, trait, facets).map(({ text }) => text))],
    })),
    { about: 'traits', parts: traitPairsOf(context).map(({ texts }, i) => varied(texts, 2 + i)) },
    { about: 'personality-type', parts: [varied(personalityTypeTexts(context), 4)] },
    {
      about: 'needs',
      parts: [sentence(portrait.needs), ...(story ? [required(story.watch)] : [])],
    },
    { about: 'certainty', parts: certaintyParts(context) },
  ];
  return {
    portrait: compose(paragraphs, insightBounds[tier].maxWords),
    friends: linesOf('friends'),
    costs: linesOf('costs'),
  };

  function linesOf(kind: 'friends' | 'costs'): string[] {
    const line = story?.[kind];
    const fit = rotate(fitting(portrait[kind], facets), seed);
    return line ? [...fit.slice(0, lineCount - 1), line] : fit.slice(0, lineCount);
  }
}

/** Throws when the two interests of a pair are the same. */
export function portraitOf({ portraits }: WriterTexts, pattern: InterestPattern): Portrait {
  switch (pattern.kind) {
    case 'pair':
      return pairOf(portraits, pattern.first, pattern.second);
    case 'tied':
    case 'single':
      return portraits.singles[pattern.first];
    case 'even':
      return portraits.even;
  }
}

function pairOf(
  { pairs }: WriterTexts['portraits'],
  first: RiasecType,
  second: RiasecType,
): PairPortrait {
  const led: Readonly<Partial<Record<RiasecType, PairPortrait>>> = pairs[first];
  const portrait = led[second];
  if (!portrait) throw new Error(`There is no portrait of ${first} with ${second}.`);
  return portrait;
}

function pullsOf({ pattern, texts }: WriterContext, facets: ReadonlySet<Facet>): string[] {
  if (pattern.kind !== 'tied') return [];
  return pattern.seconds.flatMap((second) => {
    const { pull } = pairOf(texts.portraits, pattern.first, second);
    return fitting([pull].flat(), facets).slice(0, 1);
  });
}

/** An interest below this percentage is low, as a trait is. */
const lowInterest = 30;

/** Lists what a wording may contradict: leading and low interests, and the ends of traits. */
function facetsOf({ traits, pattern, profile }: WriterContext): ReadonlySet<Facet> {
  return new Set([
    ...leadsOf(pattern),
    ...riasecTypes
      .filter((type) => profile.riasec[type].percentage < lowInterest)
      .map((type) => `${type} low` as const),
    ...traits.flatMap(({ trait, level }) =>
      level === 'middle' ? [] : [`${trait} ${level}` as const],
    ),
  ]);
}

function leadsOf(pattern: InterestPattern): readonly RiasecType[] {
  switch (pattern.kind) {
    case 'pair':
      return [pattern.first, pattern.second];
    case 'tied':
      return [pattern.first, ...pattern.seconds];
    case 'single':
      return [pattern.first];
    case 'even':
      return [];
  }
}

function fitting(wordings: readonly Wording[], facets: ReadonlySet<Facet>): string[] {
  return wordings.flatMap((wording) => {
    if (typeof wording === 'string') return [wording];
    return isContradicted(wording, facets) ? [] : [wording.text];
  });
}

function isContradicted(
  { unless }: { readonly unless?: readonly Facet[] | undefined },
  facets: ReadonlySet<Facet>,
): boolean {
  return unless?.some((facet) => facets.has(facet)) ?? false;
}

/** Returns an endless series of numbers that is the same for the same seed, by Lehmer's method. */
function turns(seed: number): () => number {
  let turn = seed + 1;
  return () => {
    turn = (turn * 48_271) % 1_000_003;
    return turn;
  };
}

function traitTexts(
  { profile: { bigFive }, texts }: WriterContext,
  { trait, level }: TraitLevel,
  facets: ReadonlySet<Facet>,
) {
  const isLower = level === 'middle' && bigFive[trait].percentage < 50;
  return texts.traits[trait][isLower ? 'lowerMiddle' : level].filter(
    (text) => !isContradicted(text, facets),
  );
}

function traitPairsOf({ tier, traits, texts }: WriterContext) {
  const levels = new Map<BigFiveTrait, string>(traits.map(({ trait, level }) => [trait, level]));
  return texts.traitPairs
    .filter(({ traits: [one, oneLevel, other, otherLevel] }) => {
      return levels.get(one) === oneLevel && levels.get(other) === otherLevel;
    })
    .slice(0, maxTraitPairs[tier]);
}

function personalityTypeTexts({ profile: { bigFive }, texts }: WriterContext): readonly string[] {
  const percentages = Object.fromEntries(
    Object.entries(bigFive).map(([trait, { percentage }]) => [trait, percentage]),
  );
  return texts.personalityTypes[personalityType(percentages)];
}
