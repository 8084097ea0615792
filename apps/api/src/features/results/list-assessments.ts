import type { AssessmentsOutput } from '@guildpath/contract';
import { type Db, listResultsOf, type UserRow } from '@guildpath/db';
import { toAssessmentResult } from './to-assessment-result.ts';

/** The viewer's results, newest first. */
export async function listAssessments({
  db,
  viewer,
}: {
  readonly db: Db;
  readonly viewer: UserRow;
}): Promise<AssessmentsOutput> {
  const results = await listResultsOf(db, viewer);
  return { assessments: results.map(toAssessmentResult) };
}
