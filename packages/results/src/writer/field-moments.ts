import { interestsOf, momentsChoosing, type Told } from './appeals.ts';
import type { WriterContext } from './writer-context.ts';

/**
 * Picks for each field an answer of the first interest of its best career, in which the person did what that
 * interest does there. It may have none, as the portrait, other fields and the analyses below it tell others.
 */
export function fieldMoments(context: WriterContext, told: Told): Record<string, string> {
  const { fields, careersById, telling } = context;
  const taken = new Set([telling?.text]);
  return Object.fromEntries(
    fields.flatMap(({ category, careerIds }) => {
      const [career] = careerIds.map((id) => careersById.get(id));
      const [type] = career ? interestsOf(career) : [];
      if (!career || !type) return [];
      const moments = momentsChoosing(context, { type, career, scenes: [], told });
      const moment = moments.find((text) => !taken.has(text));
      if (!moment) return [];
      taken.add(moment);
      return [[category, moment]];
    }),
  );
}
