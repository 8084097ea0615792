import { type RiasecType, riasecTypes, traitNames } from '@guildpath/contract';
import type { TraitProfile } from '@guildpath/scoring';
import type { AnsweredScene, KeyOf } from './answered-scene.ts';
import { joinWords } from './join-words.ts';

export type InterestScenes = readonly AnsweredScene<KeyOf<'riasec'>>[];

/** How often a type was on offer, and the scenes in which it was chosen. */
export function choicesOf(type: RiasecType, answered: InterestScenes) {
  const offering = answered.filter(({ key }) => Object.values(key.types).includes(type));
  return {
    offered: offering.length,
    chosen: offering.filter(({ key, selectedOption }) => key.types[selectedOption] === type),
  };
}

/** How often each type was chosen, those never chosen left out. */
export function picksSentence(answered: InterestScenes): string {
  const counts = riasecTypes
    .map((type) => ({ type, count: choicesOf(type, answered).chosen.length }))
    .filter(({ count }) => count > 0)
    .map(({ type, count }) => `${traitNames[type]} (${times(count)})`);
  return `When you had to choose, your picks went to ${joinWords(counts)}.`;
}

/** The name of a type with its percentage. */
export function nameInterest(type: RiasecType, riasec: TraitProfile['riasec']): string {
  return `${traitNames[type]} (${riasec[type].percentage}%)`;
}

export function times(count: number): string {
  return ['not once', 'once', 'twice'][count] ?? `${count} times`;
}
