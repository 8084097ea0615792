import { type RiasecType, traitNames } from '@guildpath/contract';
import type { TraitProfile } from '@guildpath/scoring';
import { choiceInScene } from './answered-scene.ts';
import type { Sentence } from './fit-words.ts';
import {
  choicesOf,
  type InterestScenes,
  nameInterest,
  picksSentence,
  times,
} from './interest-choices.ts';
import { joinWords } from './join-words.ts';
import { interestPhrases } from './phrases/interest-phrases.ts';

/** With more than this many types sharing the first place, none of them leads. */
const mostLeaders = 3;
const scale = 'The figures say how many in 100 people who take this quest score lower.';

/** Several types lead, or none: a tie is told as a tie. */
export function tiedInterestSentences(
  leaders: readonly RiasecType[],
  riasec: TraitProfile['riasec'],
  answered: InterestScenes,
  answers: number,
): Sentence[] {
  if (leaders.length > mostLeaders) {
    return [
      `No single interest leads: ${joinWords(leaders.map((type) => nameInterest(type, riasec)))} lie so close together that ${answers} answers cannot put them in order.`,
      scale,
      picksSentence(answered),
    ];
  }
  const shared = leaders.map(
    (type) => `${nameInterest(type, riasec)}, which is ${interestPhrases[type].draw}`,
  );
  const choices = leaders.map((type) => ({ type, ...choicesOf(type, answered) }));
  const offered = Math.max(...choices.map((choice) => choice.offered));
  const picks = choices.map(({ type, chosen }) => `${traitNames[type]} ${times(chosen.length)}`);
  const shown = choices.flatMap(({ chosen }) => chosen.slice(0, 1)).map(choiceInScene);
  return [
    `${leaders.length === 2 ? 'Two' : 'Three'} interests share your first place: ${shared.join('; ')}.`,
    `They lie closer together than ${answers} answers can measure, so call it a tie.`,
    scale,
    `Of the ${offered} times that each was on offer, you chose ${joinWords(picks)}.`,
    shown.length > 0 ? { text: `Among these choices: ${joinWords(shown)}.`, spare: 1 } : '',
  ];
}
