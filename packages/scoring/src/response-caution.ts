import type { ResponseCaution } from '@guildpath/contract';
import type { AnsweredQuestion } from './require-answers.ts';

/** The same letter in this many scenes or more is a straight line; in fewer it may be a coincidence. */
const minStraightLine = 6;

/**
 * Words a minute that no reader exceeds who understands the text: most adults read 175 to 320 silently
 * (Brysbaert 2019), and at twice or three times that speed understanding is lost (Rayner, Schotter,
 * Masson, Potter & Treiman 2016).
 */
const fastestReading = 600;

/**
 * Why answers may not describe the person, if they may not: the same letter in all scenes (puzzles
 * aside, whose letters are right or wrong), or a time in which nobody can have read the questions.
 */
export function responseCaution(
  answered: readonly AnsweredQuestion[],
  durationSeconds?: number,
): ResponseCaution | undefined {
  if (isStraightLine(answered)) return 'straight-line';
  if (durationSeconds !== undefined && durationSeconds < secondsToRead(answered)) return 'too-fast';
  return undefined;
}

function isStraightLine(answered: readonly AnsweredQuestion[]): boolean {
  const scenes = answered.filter(({ question }) => question.type !== 'aptitude');
  const letters = new Set(scenes.map(({ selectedOption }) => selectedOption));
  return scenes.length >= minStraightLine && letters.size === 1;
}

function secondsToRead(answered: readonly AnsweredQuestion[]): number {
  const words = answered.reduce((sum, { question }) => sum + question.wordCount, 0);
  return (60 * words) / fastestReading;
}
