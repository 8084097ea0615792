import type { BigFiveTrait, Career } from '@guildpath/contract';
import { employersOf } from '../../catalogue/employers-of.ts';
import { inSentence } from '../../shared/words.ts';
import { compose, countWords, must, type Part } from './compose.ts';
import { figureParts } from './figure-parts.ts';
import { fitParts } from './fit-parts.ts';
import { analysisBounds } from './insight-writer.ts';
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
  const { day, enjoys, wears } = career;
  const companies = companyLine(career, context, turn);
  const text = compose(
    [
      [...reasonParts(context, subject), ...fitParts(context, subject)],
      [
        ...[day, enjoys, wears].flatMap((fact) => (fact ? must(fact) : [])),
        ...figureParts(context, career),
      ],
      [...wayInParts(career), ...stepParts(career)],
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

/** A step that is true of any work. */
const askingAround: Part = {
  topic: 'asking around',
  variants: [
    'To find out more, ask someone who does it what their last week looked like.',
    'A first step: talk for ten minutes with someone who does this work.',
    'Before you decide, see whether you can follow somebody through a day of it.',
    'One way to find out: read three job ads for it, and note what they all ask for.',
    'Want to know more? Ask a school counselor who near you does this work.',
    'A small test: explain to a friend what such a day holds, and find out what you do not know yet.',
  ],
  rank: 0,
};

function stepParts({ firstStep }: Career): Part[] {
  if (!firstStep) return [askingAround];
  return [
    {
      topic: 'first step',
      variants: [
        `To try this month: ${firstStep}`,
        `A first step: ${firstStep}`,
        `Want a taste of it? ${firstStep}`,
        `This month, try this: ${firstStep}`,
        `One way to find out: ${firstStep}`,
        `Before you decide: ${firstStep}`,
        `Something for a free afternoon: ${firstStep}`,
        `A small test: ${firstStep}`,
        `Try the work on: ${firstStep}`,
        `No need to wait for school: ${firstStep}`,
      ],
      rank: 0,
    },
  ];
}

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
