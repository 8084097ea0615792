import type { ResultsOutput } from '@guildpath/contract';
import { type Db, findResultOf, type UserRow } from '@guildpath/db';
import { AppError } from '../../app-error.ts';
import { toAssessmentResult } from './to-assessment-result.ts';

/** A result of the viewer's, as it was shown the first time. Someone else's is as unknown as one that never was. */
export async function readResults(
  { db, viewer }: { readonly db: Db; readonly viewer: UserRow },
  { assessmentResultId }: { readonly assessmentResultId: string },
): Promise<ResultsOutput> {
  const result = await findResultOf(db, { resultId: assessmentResultId, owner: viewer });
  if (!result) throw new AppError('NOT_FOUND', 'There is no such assessment result.');
  const { riasecScores, bigFiveScores, aptitudeScores: _serverOnly, ...shown } = result.snapshot;
  return {
    assessmentResult: toAssessmentResult({ ...result, riasecScores, bigFiveScores }),
    ...shown,
  };
}
