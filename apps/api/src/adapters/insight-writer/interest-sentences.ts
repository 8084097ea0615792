import { type RiasecType, riasecTypes, traitNames } from '@guildpath/contract';
import type { TraitProfile } from '@guildpath/scoring';
import { type AnsweredScene, choiceInScene, scenesOfKind } from './answered-scene.ts';
import type { Sentence } from './fit-words.ts';
import { choicesOf, type InterestScenes, nameInterest, picksSentence } from './interest-choices.ts';
import { joinWords } from './join-words.ts';
import { isNearTie } from './near-tie.ts';
import { interestPhrases } from './phrases/interest-phrases.ts';
import { pick } from './pick.ts';
import { tiedInterestSentences } from './tied-interest-sentences.ts';

type Riasec = TraitProfile['riasec'];

/** The six types, the highest percentage first. */
export function rankedInterests(riasec: Riasec): RiasecType[] {
  return riasecTypes.toSorted(
    (one, other) =>
      riasec[other].percentage - riasec[one].percentage ||
      riasec[other].estimate - riasec[one].estimate,
  );
}

/** What draws the person, which choices show it, and how the other types follow. */
export function interestSentences(
  profile: TraitProfile,
  scenes: readonly AnsweredScene[],
  seed: number,
): Sentence[] {
  const { riasec } = profile;
  const [first, ...others] = rankedInterests(riasec);
  if (!first) return [];
  const ties = others.filter((type) => isNearTie(profile, first, type));
  const followers = others.filter((type) => !ties.includes(type));
  const answered = scenesOfKind(scenes, 'riasec');
  return [
    ...(ties.length === 0
      ? [
          leaderSentence(first, riasec, seed),
          leaderChoices(first, answered),
          { text: picksSentence(answered), spare: 5 },
        ]
      : tiedInterestSentences([first, ...ties], riasec, answered, scenes.length)),
    followerSentence(followers, riasec, seed),
    passedBySentence(followers.at(-1), answered),
  ];
}

function leaderSentence(type: RiasecType, riasec: Riasec, seed: number): string {
  const { draw } = interestPhrases[type];
  const { percentage } = riasec[type];
  const name = traitNames[type];
  return pick(
    [
      `What draws you most is ${draw}: ${name} stands at ${percentage}%, higher than about ${percentage} in 100 people who take this quest.`,
      `Of six interests, ${name} comes first for you at ${percentage}%, which is higher than about ${percentage} in 100 people who take this quest. It stands for ${draw}.`,
      `Your answers point most to ${name}, which means ${draw}. At ${percentage}% you are above about ${percentage} in 100 people who take this quest.`,
    ],
    seed,
  );
}

function leaderChoices(type: RiasecType, answered: InterestScenes): string {
  const { offered, chosen } = choicesOf(type, answered);
  if (chosen.length === 0) return '';
  const shown = joinWords(chosen.slice(0, 2).map(choiceInScene));
  return `You chose it ${chosen.length} of the ${offered} times it was on offer, as with ${shown}.`;
}

function followerSentence(followers: readonly RiasecType[], riasec: Riasec, seed: number): string {
  if (followers.length === 0) return '';
  const list = joinWords(followers.map((type) => nameInterest(type, riasec)));
  const comes = followers.length === 1 ? 'comes' : 'come';
  return pick([`Then ${comes} ${list}.`, `After that ${comes} ${list}.`], seed);
}

function passedBySentence(last: RiasecType | undefined, answered: InterestScenes): Sentence {
  if (!last) return '';
  const { offered, chosen } = choicesOf(last, answered);
  if (offered === 0 || chosen.length > 0) return '';
  const { draw } = interestPhrases[last];
  return {
    text: `You left ${traitNames[last]}, ${draw}, aside all ${offered} times it was on offer.`,
    spare: 2,
  };
}
