import type { ResponseCaution } from './results.ts';

/**
 * Words for page and mail how sure a result is: by its caution, by answers that contradict each other, else
 * by its Match Confidence.
 */
export const surenessSentences: Readonly<
  Record<'low' | 'middle' | 'high' | 'contradictory' | ResponseCaution, string>
> = {
  high: 'Your answers point strongly one way. That makes them clear, which isn’t the same as right.',
  middle:
    'Your answers lean one way. That’s a place to start, but chance alone can look like this.',
  low: 'You picked many kinds of things, and chance alone can look like this. Take it all as first ideas.',
  contradictory:
    'Your answers point in different directions. Take the quest again when you have ten quiet minutes.',
  'straight-line':
    'You picked the same letter every time, so this may not be you yet. Try again when you have ten quiet minutes.',
  'too-fast':
    'You went faster than most people can read, so this may not be you yet. Try again when you have ten quiet minutes.',
};
