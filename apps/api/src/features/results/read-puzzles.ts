import type { OptionId, PuzzlesOutput, ScoredQuestion, SolvedPuzzle } from '@guildpath/contract';
import { listAnsweredQuestions, type UserRow } from '@guildpath/db';
import type { AppContext } from '../../trpc/context.ts';
import { getResultOf } from './read-results.ts';

interface ViewerContext extends Pick<AppContext, 'catalogue' | 'db'> {
  readonly viewer: UserRow;
}

/**
 * Lists the puzzles of a result with their solutions, in the order of the quest. Leaves out unanswered ones,
 * because their solutions must not reach anyone who may still be asked them.
 */
export async function readPuzzles(
  { catalogue, db, viewer }: ViewerContext,
  { assessmentResultId }: { readonly assessmentResultId: string },
): Promise<PuzzlesOutput> {
  const { id, tier } = await getResultOf({ db, viewer }, assessmentResultId);
  const answered = await listAnsweredQuestions(db, [id]);
  const selected = new Map(
    answered.map(({ response }) => [response.questionId, response.selectedOption]),
  );
  const puzzles = catalogue.questions[tier].scored.flatMap((question) => {
    const selectedOption = selected.get(question.id);
    return selectedOption ? toSolvedPuzzle(question, selectedOption) : [];
  });
  return { puzzles };
}

function toSolvedPuzzle(
  { key, type: _type, tags: _tags, ...question }: ScoredQuestion,
  selectedOption: OptionId,
): SolvedPuzzle[] {
  if (key.kind !== 'aptitude') return [];
  const { correct: correctOption, explanation = '' } = key;
  return [{ ...question, selectedOption, correctOption, explanation }];
}
