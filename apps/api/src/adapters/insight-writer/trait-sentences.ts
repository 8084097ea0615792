import { type BigFiveTrait, bigFiveTraits, traitNames } from '@guildpath/contract';
import type { TraitProfile, TraitScore } from '@guildpath/scoring';
import { type AnsweredScene, choiceInScene, type KeyOf, scenesOfKind } from './answered-scene.ts';
import type { Sentence } from './fit-words.ts';
import { joinWords } from './join-words.ts';
import { pick } from './pick.ts';

/** What either end of a trait leans towards. Neither end is the better one. */
const traitLeans: Readonly<Record<BigFiveTrait, { readonly high: string; readonly low: string }>> =
  {
    openness: { high: 'new ideas and open questions', low: 'the known and the practical' },
    conscientiousness: { high: 'plans and finished lists', low: 'taking things as they come' },
    extraversion: { high: 'company and lively talk', low: 'quiet and small circles' },
    agreeableness: { high: 'sharing and giving way', low: 'speaking up for your own side' },
    neuroticism: { high: 'feeling strain early and keenly', low: 'staying calm under strain' },
  };

/** As on the card (spec section 9): above this percentage, and as far below the middle, a side is named. */
const leansAbove = 70;

type BigFive = TraitProfile['bigFive'];
type TraitScenes = readonly AnsweredScene<KeyOf<'bigfive'>>[];

/** The traits that lie clearly off the middle, with the choices that show it, and the figures of the others. */
export function traitSentences(
  { bigFive }: TraitProfile,
  scenes: readonly AnsweredScene[],
  seed: number,
): Sentence[] {
  const answered = scenesOfKind(scenes, 'bigfive');
  const ranked = bigFiveTraits.toSorted(
    (one, other) => distanceFromMiddle(bigFive[other]) - distanceFromMiddle(bigFive[one]),
  );
  const [first, second, third] = ranked.filter((trait) => isLean(bigFive[trait]));
  if (!first) {
    return [
      `Of the five traits none lies far from the middle: ${named(ranked, bigFive)}.`,
      choicesBehind(ranked.slice(0, 2), answered),
    ];
  }
  const others = ranked.filter((trait) => trait !== first && trait !== second);
  const leaning = (trait: BigFiveTrait) =>
    `towards ${leanOf(trait, bigFive)}${shownBy(trait, bigFive, answered)}.`;
  return [
    `${pick(['Of', 'Among'], seed)} the five traits, ${named([first], bigFive)} leans ${leaning(first)}`,
    second ? `${named([second], bigFive)} leans ${leaning(second)}` : '',
    `The other ${second ? 'three' : 'four'} are ${named(others, bigFive)}.`,
    third ? { text: `Of these, ${traitNames[third]} leans ${leaning(third)}`, spare: 3 } : '',
  ];
}

function isLean(score: TraitScore): boolean {
  return distanceFromMiddle(score) > leansAbove - 50;
}

function distanceFromMiddle({ percentage }: TraitScore): number {
  return Math.abs(percentage - 50);
}

function leanOf(trait: BigFiveTrait, bigFive: BigFive): string {
  return traitLeans[trait][bigFive[trait].percentage > 50 ? 'high' : 'low'];
}

/** The choice that points the way the score does, where there is one. */
function shownBy(trait: BigFiveTrait, bigFive: BigFive, answered: TraitScenes): string {
  const isHigh = bigFive[trait].percentage > 50;
  const shown = answered.find(
    ({ key, selectedOption }) => key.trait === trait && key.levels[selectedOption] > 1 === isHigh,
  );
  return shown ? `, as when you chose ${choiceInScene(shown)}` : '';
}

/** What was chosen where the figures of these traits come from. */
function choicesBehind(traits: readonly BigFiveTrait[], answered: TraitScenes): string {
  const choices = traits.flatMap((trait) => answered.find(({ key }) => key.trait === trait) ?? []);
  return choices.length > 0
    ? `Among the choices behind this: ${joinWords(choices.map(choiceInScene))}.`
    : '';
}

function named(traits: readonly BigFiveTrait[], bigFive: BigFive): string {
  return joinWords(traits.map((trait) => `${traitNames[trait]} (${bigFive[trait].percentage}%)`));
}
