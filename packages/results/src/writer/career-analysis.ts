import type { BigFiveTrait, Career } from '@guildpath/contract';
import { oncePer } from '@guildpath/scoring';
import { employersOf } from '../catalogue/employers-of.ts';
import { inSentence } from '../words.ts';
import { compose, countWords, required } from './compose.ts';
import { figureParts } from './figure-parts.ts';
import { fitParts } from './fit-parts.ts';
import { analysisBounds } from './insight.ts';
import { reasonParts } from './reason-parts.ts';
import { wayInParts } from './way-in-parts.ts';
import type { Subject, WriterContext } from './writer-context.ts';

/** Writes all analyses of a result together, by career id, so that they hardly share a sentence. */
export function careerAnalyses(context: WriterContext): Record<string, string> {
  const traitsNamed = new Map<BigFiveTrait, number>();
  return Object.fromEntries(
    context.matches.map((match, turn) => {
      const career = context.careersById.get(match.careerId);
      return [match.careerId, careerAnalysis(context, { match, career, turn, traitsNamed })];
    }),
  );
}

function careerAnalysis(context: WriterContext, subject: Subject): string {
  const { career, turn } = subject;
  const companies = companyNames(career, context, turn);
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
  [day, enjoys, wears].flatMap((fact) => (fact ? required(fact) : [])),
);

/** The share card shows as many (spec section 9). */
const namesShown = 3;

/**
 * The share card reads the names after `Company names:`. Different people see different employers of a
 * career.
 */
function companyNames(career: Career, { companies, wording }: WriterContext, turn: number): string {
  const employers = employersOf(career, companies);
  const shown = Math.min(namesShown, employers.length);
  if (shown === 0) return '';
  const names = Array.from(
    { length: shown },
    (_, i) => employers[(wording.seed + turn + i) % employers.length]?.name,
  );
  return `Company names: ${names.join(', ')}`;
}
