import { type Career, type RiasecType, riasecTypes } from '@guildpath/contract';
import type { CareerMatch } from '@guildpath/scoring';
import type { Moment, WriterContext } from './writer-context.ts';

/** Counts the texts of a result, the portrait among them, that tell a moment. */
export type TimesTold = Map<string, number>;

const maxTimesTold = 2;

export interface AppealToPerson {
  /** Tells an answer of the person's own in which this interest was chosen. */
  readonly moment?: string;
  /** Says why people with this interest like the work. */
  readonly sentence: string;
}

const maxAppeals = 2;

interface Subject {
  readonly match: CareerMatch;
  readonly career: Career;
  readonly timesTold: TimesTold;
}

/**
 * Returns what appeals to the person in a career, each after a moment in which they chose the same interest
 * and did what the appeal has people do: the shared interest first, and a second one if no other text has
 * told its moment. Without any such moment, returns the career's own appeals alone.
 */
export function appealsTo(
  context: WriterContext,
  { match: { reasons }, career, timesTold }: Subject,
): AppealToPerson[] {
  const { appeals = {} } = career;
  const written = riasecTypes
    .filter((type) => appeals[type])
    .toSorted((one, other) => career.interests[other] - career.interests[one])
    .toSorted((one, other) => Number(isShared(other)) - Number(isShared(one)));
  const chosen: AppealToPerson[] = [];
  for (const type of written) {
    const [moment] = momentsChoosing(context, { type, career, scenes: reasons.scenes, timesTold });
    const sentence = appeals[type];
    if (!sentence || !moment) continue;
    const times = timesTold.get(moment) ?? 0;
    if (chosen.length > 0 && times > 0) continue;
    timesTold.set(moment, times + 1);
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
  readonly timesTold: TimesTold;
}

/** Orders the moments that share an activity with the appeal: the least told first, then by the match. */
function momentsChoosing(
  { moments }: WriterContext,
  { type, career, scenes, timesTold }: Wanted,
): string[] {
  const place = ({ scene }: Moment) =>
    scenes.includes(scene) ? scenes.indexOf(scene) : scenes.length;
  const times = ({ text = '' }: Moment) => timesTold.get(text) ?? 0;
  return moments
    .filter(
      (moment) =>
        moment.chosenType === type &&
        times(moment) < maxTimesTold &&
        moment.activities.some((activity) => career.activities?.[type]?.includes(activity)),
    )
    .toSorted(
      (one, other) =>
        times(one) - times(other) || place(one) - place(other) || other.lift(type) - one.lift(type),
    )
    .flatMap(({ text }) => text ?? []);
}
