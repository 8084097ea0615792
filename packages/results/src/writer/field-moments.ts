import type { Moment, WriterContext } from './writer-context.ts';

/**
 * Picks for each field an answer that shares an activity with what appeals in its best careers, if there is
 * one. No answer serves two fields, and the one that opens the portrait is the last choice.
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
      const careers = careerIds.map((id) => Object.values(careersById.get(id).activities ?? {}));
      const careersSharing = ({ activities }: Moment) =>
        careers.filter((done) => activities.some((activity) => done.flat().includes(activity)))
          .length;
      const [moment] = [...untold]
        .filter((one) => one.text && careersSharing(one) > 0)
        .toSorted(
          (one, other) =>
            Number(one === telling) - Number(other === telling) ||
            careersSharing(other) - careersSharing(one),
        );
      if (!moment?.text) return [];
      untold.delete(moment);
      return [[category, moment.text]];
    }),
  );
}
