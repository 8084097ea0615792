import { type AnsweredScene, scenesOfKind } from './answered-scene.ts';
import type { Sentence } from './fit-words.ts';
import { joinWords } from './join-words.ts';

/** How many of the aptitude scenes were solved, and which were not. */
export function puzzleSentences(scenes: readonly AnsweredScene[]): Sentence[] {
  const puzzles = scenesOfKind(scenes, 'aptitude');
  if (puzzles.length === 0) return [];
  const missed = puzzles.filter(({ key, selectedOption }) => key.correct !== selectedOption);
  const titles = joinWords(missed.map(({ title }) => `"${title}"`));
  const solved = puzzles.length - missed.length;
  if (missed.length === 0) return [`You solved all ${puzzles.length} puzzles on the way.`];
  if (solved === 0) {
    return [
      `None of the ${puzzles.length} puzzles on the way came out this time, and ${puzzles.length} are too few to judge by.`,
    ];
  }
  return [`You solved ${solved} of the ${puzzles.length} puzzles on the way; ${titles} got away.`];
}
