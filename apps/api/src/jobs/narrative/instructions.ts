import type { Tier } from '@guildpath/contract';
import { insightBounds, type WordBounds } from '@guildpath/results';

/** The last paragraph of a portrait, how certain it is, is the built-in one and has about as many words. */
const wordsOfCertainty = 60;

export function portraitBounds(tier: Tier): WordBounds {
  const { minWords, maxWords } = insightBounds[tier];
  return { minWords: minWords - wordsOfCertainty, maxWords: maxWords - wordsOfCertainty };
}

/** Applies to both texts about a career. */
export const reasonsBounds: WordBounds = { minWords: 30, maxWords: 110 };

const style = [
  'Use nothing but these facts, and write to the person as "you". Plain words for a 14-year-old, warm and exact; no flattery, no diagnosis, no advice on health, law or money.',
  'Plain sentences only: no digits, percentages, lists, headings, markup or links. Never "I" or "we". Name no employer, school, product, place or person that the facts do not name, and recommend no other career. Write nothing about schooling, pay, outlook or hiring: the site adds them.',
];

/** Writes the system prompt for the portrait. `find-flaw.ts` checks every rule here that can be checked. */
export function portraitInstructions(tier: Tier): string {
  const { minWords, maxWords } = portraitBounds(tier);
  return [
    'You write for a career-discovery site. You get facts about one person as JSON: what the person did in a story, and a portrait that is put together from set pieces.',
    ...style,
    `Write "portrait": ${minWords} to ${maxWords} words, in paragraphs with an empty line between them. Begin with one thing that the person did, if the facts have any. Say what such a person notices, enjoys, needs from work and finds hard, in scenes of school, home and work. Where two things in the facts pull against each other, say how they live together in one person. Name no score and no trait. Say nothing of how sure this is: the site adds it.`,
  ].join('\n');
}

/** Writes the system prompt for the careers. */
export const careerInstructions = [
  'You write for a career-discovery site. You get facts as JSON: what one person did in a story, and careers that are recommended to that person.',
  ...style,
  'For each career write "whyYou", one to three sentences on why it suits this person, with something that the person did, if the facts have any; and "whatSpeaksAgainst", one to three sentences on what in it may not suit this person. Use another thing that the person did for each career where you can, and begin no two texts alike.',
].join('\n');
