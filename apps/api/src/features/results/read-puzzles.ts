import type { AnsweredQuestion, PuzzlesOutput, SolvedPuzzle } from '@guildpath/contract';
import { listAnsweredQuestions, type UserRow } from '@guildpath/db';
import type { AppContext } from '../../context.ts';
import { getResultOf } from './read-results.ts';

interface ViewerContext extends Pick<AppContext, 'db'> {
  readonly viewer: UserRow;
}

/**
 * Lists the puzzles of a result with their solutions, in the order of the quest, also those that no tier asks
 * any more. Leaves out unanswered ones, because their solutions must not reach anyone who may still be asked
 * them.
 */
export async function readPuzzles(
  { db, viewer }: ViewerContext,
  { assessmentResultId }: { readonly assessmentResultId: string },
): Promise<PuzzlesOutput> {
  const { id } = await getResultOf({ db, viewer }, assessmentResultId);
  const answered = await listAnsweredQuestions(db, [id]);
  return { puzzles: answered.flatMap(toSolvedPuzzle) };
}

function toSolvedPuzzle({ question: asked, response }: AnsweredQuestion): SolvedPuzzle[] {
  const { key, type: _type, tags: _tags, ...question } = asked;
  if (key.kind !== 'aptitude') return [];
  const { correct: correctOption, explanation = '' } = key;
  return [{ ...question, selectedOption: response.selectedOption, correctOption, explanation }];
}
