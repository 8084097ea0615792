import {
  type BigFiveTrait,
  bigFiveTraits,
  type Career,
  type RiasecType,
} from '@guildpath/contract';
import { standardizedTraitDemands } from '@guildpath/scoring';
import { capitalize } from '../words.ts';
import type { Part } from './compose.ts';
import { distinctInterests } from './distinct-interests.ts';
import { interestPhrases } from './phrases/interest-phrases.ts';
import { traitFitPhrases } from './phrases/trait-fit-phrases.ts';
import { nounOf, type Subject, type WriterContext } from './writer-context.ts';

/** Says how the person's traits, or else the second interest, meet what the work asks for. */
export function fitParts(context: WriterContext, { career, match, traitsNamed }: Subject): Part[] {
  const a = nounOf(career);
  const trait = mostTelling(context, career, traitsNamed);
  if (!trait) {
    return [
      {
        topic: 'interest',
        variants: interestTexts(context, career, match.reasons.sharedInterest),
        rank: 0,
      },
    ];
  }
  traitsNamed.set(trait.name, (traitsNamed.get(trait.name) ?? 0) + 1);
  const phrases = traitFitPhrases[trait.name][meetingOf(trait)];
  return [
    {
      topic: `${trait.name} ${meetingOf(trait)}`,
      variants: phrases.map((phrase) => phrase.replace('{A}', capitalize(a)).replace('{a}', a)),
      rank: 0,
    },
  ];
}

interface TraitFit {
  readonly name: BigFiveTrait;
  /** Is in standard deviations from the mean of all careers. */
  readonly demand: number;
  /** Is in standard deviations from the mean of all people. */
  readonly own: number;
}

const noticeableDemand = 0.5;

/**
 * Picks the trait in which career and person both stand out, preferably one that no other analysis has named
 * yet.
 */
function mostTelling(
  { careers, profile, traits }: WriterContext,
  career: Career,
  traitsNamed: ReadonlyMap<BigFiveTrait, number>,
): TraitFit | undefined {
  const demands = standardizedTraitDemands(careers)[careers.indexOf(career)] ?? [];
  const remarkable = traits.filter(({ level }) => level !== 'middle').map(({ trait }) => trait);
  const weight = ({ name, demand, own }: TraitFit) =>
    Math.abs(demand * own) / (1 + (traitsNamed.get(name) ?? 0));
  const [most] = bigFiveTraits
    .map((name, i) => ({ name, demand: demands[i] ?? 0, own: profile.bigFive[name].estimate }))
    .filter(({ name, demand }) => remarkable.includes(name) && Math.abs(demand) > noticeableDemand)
    .toSorted((one, other) => weight(other) - weight(one));
  return most;
}

function meetingOf({ demand, own }: TraitFit) {
  if (demand > 0) return own > 0 ? 'bothHigh' : 'wanting';
  return own > 0 ? 'unused' : 'bothLow';
}

function interestTexts(
  { leading: [first, second], careers }: WriterContext,
  career: Career,
  shared: RiasecType,
): string[] {
  const other = shared === first ? second : first;
  const [pull] = interestPhrases[other].pull;
  const a = nounOf(career);
  return distinctInterests(career, careers).includes(other)
    ? [
        `Your other leaning, toward ${pull}, has a place in it too.`,
        `It also leaves room for ${pull}, which you like as well.`,
        `You would meet your other leaning, toward ${pull}, here too.`,
        `As ${a} you could use your liking for ${pull} too.`,
      ]
    : [
        `Your other leaning, toward ${pull}, would have to wait for the evening.`,
        `It has less to do with ${pull}, which you like as well.`,
        `Keep a hobby for ${pull}, because ${a} sees little of it.`,
        `As ${a} you would leave ${pull} mostly to others.`,
      ];
}
