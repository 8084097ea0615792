import { type Career, type RiasecType, riasecTypes } from '@guildpath/contract';

/** The middle of the scale from 1 to 7: below it, a third interest no longer marks a career. */
const marksFrom = 4;

/**
 * The career's two strongest interests and the third where it is strong too, strongest first. They are O*NET's figures
 * as they are, so that anyone can check the code there. Matching looks at what sets a career apart from the mean of
 * all; by that measure a stonemason would be an artistic one, for lack of anything else.
 */
export function hollandCode({ interests }: Pick<Career, 'interests'>): RiasecType[] {
  const [first, second, third] = riasecTypes.toSorted(
    (one, other) => interests[other] - interests[one],
  );
  const code = [first, second];
  if (third && interests[third] >= marksFrom) code.push(third);
  return code.filter((type) => type !== undefined);
}
