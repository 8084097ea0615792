import type { Career } from '@guildpath/contract';
import type { Moment, WriterContext } from './writer-context.ts';

/**
 * Picks for each field an answer that shares an activity with what appeals, to the interest chosen there, in
 * most of its best careers. A field may have none, no answer serves two fields, and the one that opens the
 * portrait is the last choice.
 */
export function fieldMoments({
  fields,
  careersById,
  moments,
  telling,
}: WriterContext): Record<string, string> {
  const untold = new Set(moments);
  return Object.fromEntries(
    fields.flatMap(({ category, careerIds }) => {
      const careers = careerIds.map((id) => careersById.get(id));
      const sharing = (moment: Moment) =>
        careers.filter((career) => belongs(moment, career)).length;
      const [moment] = [...untold]
        .filter((one) => one.text && sharing(one) * 2 > careers.length)
        .toSorted(
          (one, other) =>
            Number(one === telling) - Number(other === telling) || sharing(other) - sharing(one),
        );
      if (!moment?.text) return [];
      untold.delete(moment);
      return [[category, moment.text]];
    }),
  );
}

function belongs({ activities, chosenType }: Moment, career: Career): boolean {
  const done = chosenType && career.activities?.[chosenType];
  return done !== undefined && activities.some((activity) => done.includes(activity));
}
