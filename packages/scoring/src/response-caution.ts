import type { ResponseCaution } from '@guildpath/contract';
import type { AnsweredQuestion } from './require-answers.ts';

/** The same letter in fewer scenes may be a coincidence. */
const minStraightLine = 6;

/**
 * No one reads faster with understanding: most adults read 175 to 320 words a minute silently (Brysbaert
 * 2019), and at two or three times that speed understanding is lost (Rayner, Schotter, Masson, Potter &
 * Treiman 2016).
 */
const maxWordsPerMinute = 600;

/**
 * Returns the reason why answers may not describe the person, if there is one: the same letter in all scenes
 * but the puzzles, or less time than anyone needs to read the questions.
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
  return (60 * words) / maxWordsPerMinute;
}
