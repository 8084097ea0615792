import type { AnsweredQuestion, PuzzlesOutput, SolvedPuzzle } from '@guildpath/contract';
import { listAnswersOf } from '@guildpath/db';
import type { ViewerContext } from '../../trpc/request-context.ts';
import { getResultOf } from './read-results.ts';

/**
 * Lists the puzzles of a result with their solutions, in the order of the quest, also those that no tier asks
 * any more. Leaves out unanswered ones, because their solutions must not reach anyone who may still be asked
 * them.
 */
export async function readPuzzles(
  ctx: ViewerContext<'user' | 'place'>,
  { assessmentResultId }: { readonly assessmentResultId: string },
): Promise<PuzzlesOutput> {
  const { id: resultId } = await getResultOf(ctx, assessmentResultId);
  const answered = await listAnswersOf(ctx.db, { resultId, owner: ctx.viewer });
  return { puzzles: answered.flatMap(toSolvedPuzzle) };
}

function toSolvedPuzzle({ question: asked, response }: AnsweredQuestion): SolvedPuzzle[] {
  const { key, type: _type, tags: _tags, ...question } = asked;
  if (key.kind !== 'aptitude') return [];
  const { correct: correctOption, explanation = '' } = key;
  return [{ ...question, selectedOption: response.selectedOption, correctOption, explanation }];
}
