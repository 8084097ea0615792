import type { Career, CareerAnalysis } from '@guildpath/contract';
import { employersOf } from '../catalogue/employers-of.ts';
import { appealsTo, type Told } from './appeals.ts';
import { rotate } from './compose.ts';
import type { WriterContext } from './writer-context.ts';

/** Writes all analyses of a result together, by career id, so that they tell different moments. */
export function careerAnalyses(context: WriterContext, told: Told): Record<string, CareerAnalysis> {
  return Object.fromEntries(
    context.matches.map((match, turn) => {
      const career = context.careersById.get(match.careerId);
      const { texts } = context;
      const analysis: CareerAnalysis = {
        ...describeCareer(career),
        appeals: appealsTo(context, { career, match, told }),
        demand: demandOf(context, career),
        clients: clientsSentence(texts, career, turn),
        employers: employersInTurn(career, context, turn),
      };
      return [match.careerId, analysis];
    }),
  );
}

/** Returns what an analysis says of the career to anyone. */
export function describeCareer({ day, enjoys, complaints, firstStep }: Career): CareerAnalysis {
  return { appeals: [], day, enjoys, complaints, firstStep, employers: [] };
}

/** Picks the demand on a trait in which the person is furthest from the middle, if on any. */
function demandOf({ traits }: WriterContext, { demands = {} }: Career): string | undefined {
  const remarkable = traits.filter(({ level }) => level !== 'middle');
  return remarkable.flatMap(({ trait }) => demands[trait] ?? [])[0];
}

function clientsSentence(
  { analyses: { clients: wordings } }: WriterContext['texts'],
  { commissionedBy: clients }: Career,
  turn: number,
): string | undefined {
  return clients && wordings[turn % wordings.length]?.(clients);
}

/** The share card shows as many (spec section 9). */
const employersNamed = 3;

/** Different people see different employers of a career. */
function employersInTurn(
  career: Career,
  { companies, seed, texts }: WriterContext,
  turn: number,
): string[] {
  const names = employersOf(career, companies)
    .map(({ name }) => name)
    .filter((name) => !texts.analyses.unnamedEmployers.has(name));
  return rotate(names, seed + turn).slice(0, employersNamed);
}
