import type { BigFiveTrait, Career } from '@guildpath/contract';
import { oncePer } from '@guildpath/scoring';
import { employersOf } from '../catalogue/employers-of.ts';
import { inSentence } from '../words.ts';
import { compose, countWords, must } from './compose.ts';
import { figureParts } from './figure-parts.ts';
import { fitParts } from './fit-parts.ts';
import { analysisBounds } from './insight.ts';
import { reasonParts } from './reason-parts.ts';
import { wayInParts } from './way-in-parts.ts';
import type { Subject, WriterContext } from './writer-context.ts';

/** The analyses of all matches by career id. They share hardly a sentence, so they are written in one go. */
export function careerAnalyses(context: WriterContext): Record<string, string> {
  const traitsNamed = new Map<BigFiveTrait, number>();
  return Object.fromEntries(
    context.matches.map((match, turn) => {
      const career = context.careersById.get(match.careerId);
      return [match.careerId, careerAnalysis(context, { match, career, turn, traitsNamed })];
    }),
  );
}

/** Why this person, what the days are like, and the way in. */
function careerAnalysis(context: WriterContext, subject: Subject): string {
  const { career, turn } = subject;
  const companies = companyLine(career, context, turn);
  const text = compose(
    [
      [...reasonParts(context, subject), ...fitParts(context, subject)],
      [...dayParts(career), ...figureParts(context, career)],
      wayInParts(career),
    ],
    {
      maxWords: analysisBounds.maxWords - countWords(companies),
      wording: context.wording,
      turn,
      subject: inSentence(career.title),
    },
  );
  return companies ? `${text}\n\n${companies}` : text;
}

const dayParts = oncePer(({ day, enjoys, wears }: Career) =>
  [day, enjoys, wears].flatMap((fact) => (fact ? must(fact) : [])),
);

/** As many as the share card shows (spec section 9). */
const namesShown = 3;

/**
 * `Company names: A, B, C` with known employers of the career, or nothing when none is known. Where there are more, the
 * person's answers decide where in their order the three begin.
 */
function companyLine(career: Career, { companies, wording }: WriterContext, turn: number): string {
  const employers = employersOf(career, companies);
  const shown = Math.min(namesShown, employers.length);
  if (shown === 0) return '';
  const names = Array.from(
    { length: shown },
    (_, i) => employers[(wording.seed + turn + i) % employers.length]?.name,
  );
  return `Company names: ${names.join(', ')}`;
}
