import type { Career } from '@guildpath/contract';
import { employersOf } from '../catalogue/employers-of.ts';
import { type AppealToPerson, appealsTo, type TimesTold } from './appeals.ts';
import type { WriterContext } from './writer-context.ts';

/** Writes all analyses of a result together, by career id, so that they tell different moments. */
export function careerAnalyses(context: WriterContext): Record<string, string> {
  const timesTold: TimesTold = new Map(context.telling?.text ? [[context.telling.text, 1]] : []);
  return Object.fromEntries(
    context.matches.map((match, turn) => {
      const career = context.careersById.get(match.careerId);
      const appeals = appealsTo(context, { career, match, timesTold });
      return [match.careerId, careerAnalysis(context, { career, appeals, turn })];
    }),
  );
}

interface Subject {
  readonly career: Career;
  readonly appeals: readonly AppealToPerson[];
  /** The rank of the match, from 0. */
  readonly turn: number;
}

function careerAnalysis(context: WriterContext, { career, appeals, turn }: Subject): string {
  const { day, enjoys, complaints, firstStep } = career;
  const paragraphs = [
    appeals.flatMap(({ moment, sentence }) => [moment, sentence]),
    day || enjoys || complaints
      ? [day, demandOf(context, career), enjoys, complaints]
      : [career.description, skillsSentence(context, career)],
    [clientsSentence(context, career, turn), firstStep],
    [companyNames(career, context, turn)],
  ];
  return paragraphs
    .map((sentences) => sentences.filter(Boolean).join(' '))
    .filter(Boolean)
    .join('\n\n');
}

/** Picks the demand on a trait in which the person is furthest from the middle, if on any. */
function demandOf({ traits }: WriterContext, { demands = {} }: Career): string | undefined {
  const remarkable = traits.filter(({ level }) => level !== 'middle');
  return remarkable.flatMap(({ trait }) => demands[trait] ?? [])[0];
}

const skillsNamed = 3;

function skillsSentence(
  { skillsById, texts }: WriterContext,
  { skills }: Career,
): string | undefined {
  if (skills.length === 0) return undefined;
  const names = skills.slice(0, skillsNamed).map(({ skillId }) => skillsById.get(skillId).name);
  return texts.analyses.skills(names);
}

function clientsSentence(
  { texts }: WriterContext,
  { commissionedBy: clients }: Career,
  turn: number,
): string | undefined {
  const wordings = texts.analyses.clients;
  return clients && wordings[turn % wordings.length]?.(clients);
}

/** The share card shows as many (spec section 9). */
const namesShown = 3;

/**
 * The share card reads the names after `Company names:`. Different people see different employers of a
 * career.
 */
function companyNames(
  career: Career,
  { companies, seed, texts }: WriterContext,
  turn: number,
): string {
  const employers = employersOf(career, companies).filter(
    ({ name }) => !texts.analyses.unnamedEmployers.has(name),
  );
  const shown = Math.min(namesShown, employers.length);
  if (shown === 0) return '';
  const names = Array.from(
    { length: shown },
    (_, i) => employers[(seed + turn + i) % employers.length]?.name,
  );
  return `Company names: ${names.join(', ')}`;
}
