import type { ScoredQuestion } from '@guildpath/contract';
import type { QuestionsTable } from '../schema/catalogue.ts';
import { fromJson } from './json.ts';

/** The columns that `toQuestion` needs. */
export const questionColumns = [
  'id',
  'type',
  'title',
  'scenario',
  'question',
  'options',
  'tags',
  'key',
  'chapter',
] as const;

export function toQuestion(
  row: Pick<QuestionsTable, (typeof questionColumns)[number]>,
): ScoredQuestion {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    scenario: row.scenario,
    question: row.question,
    options: fromJson(row.options),
    tags: fromJson(row.tags),
    key: fromJson(row.key),
    ...(row.chapter !== null && { chapter: fromJson(row.chapter) }),
  };
}
