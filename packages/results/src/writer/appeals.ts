import {
  type Career,
  type CareerAnalysis,
  type RiasecType,
  riasecTypes,
} from '@guildpath/contract';
import type { CareerMatch } from '@guildpath/scoring';
import type { Moment, WriterContext } from './writer-context.ts';

/** Lists where a moment is told: in the portrait, and in the job family of an analysis. */
export type Told = Map<string, readonly string[]>;

const maxTimesTold = 2;

type Appeals = CareerAnalysis['appeals'];

const maxAppeals = 2;

/** Returns all six interests, that of which the work holds most first. */
export function interestsOf({ interests }: Career): RiasecType[] {
  return riasecTypes.toSorted((one, other) => interests[other] - interests[one]);
}

interface Subject {
  readonly match: CareerMatch;
  readonly career: Career;
  readonly told: Told;
}

/**
 * Returns what appeals to the person in a career, each after a moment in which they chose the same interest
 * and did what the appeal has people do: the shared interest first, and a second one if no other text has
 * told its moment. Without any such moment, returns the career's own appeals alone.
 */
export function appealsTo(
  context: WriterContext,
  { match: { reasons }, career, told }: Subject,
): Appeals {
  const { appeals = {} } = career;
  const written = interestsOf(career)
    .filter((type) => appeals[type])
    .toSorted((one, other) => Number(isShared(other)) - Number(isShared(one)));
  const chosen: Appeals = [];
  for (const type of written) {
    const [moment] = momentsChoosing(context, { type, career, scenes: reasons.scenes, told });
    const sentence = appeals[type];
    if (!sentence || !moment) continue;
    if (chosen.length > 0 && told.has(moment)) continue;
    told.set(moment, [...(told.get(moment) ?? []), career.category]);
    chosen.push({ moment, sentence });
    if (chosen.length === maxAppeals) break;
  }
  if (chosen.length > 0) return chosen;
  return written
    .slice(0, maxAppeals)
    .flatMap((type) => appeals[type] ?? [])
    .map((sentence) => ({ sentence }));

  function isShared(type: RiasecType): boolean {
    return type === reasons.sharedInterest;
  }
}

interface Wanted {
  readonly type: RiasecType;
  readonly career: Career;
  /** Are the scenes that raised the match, the most important first. */
  readonly scenes: readonly string[];
  readonly told: Told;
}

/**
 * Orders the moments that share an activity with the appeal and are not told in the job family: the least
 * told first, then by the match.
 */
export function momentsChoosing(
  { moments }: WriterContext,
  { type, career, scenes, told }: Wanted,
): string[] {
  const place = ({ scene }: Moment) =>
    scenes.includes(scene) ? scenes.indexOf(scene) : scenes.length;
  const placesOf = ({ text = '' }: Moment) => told.get(text) ?? [];
  return moments
    .filter(
      (moment) =>
        moment.chosenType === type &&
        placesOf(moment).length < maxTimesTold &&
        !placesOf(moment).includes(career.category) &&
        moment.activities.some((activity) => career.activities?.[type]?.includes(activity)),
    )
    .toSorted(
      (one, other) =>
        placesOf(one).length - placesOf(other).length ||
        place(one) - place(other) ||
        other.lift(type) - one.lift(type),
    )
    .flatMap(({ text }) => text ?? []);
}
