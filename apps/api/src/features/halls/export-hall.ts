import { setImmediate as nextTurn } from 'node:timers/promises';
import { hallInput } from '@guildpath/contract';
import { findSharedResult, listPlaces, type ResultRow } from '@guildpath/db';
import { archetype, personalityType } from '@guildpath/scoring';
import { writeCsv } from '../../catalogue/import/csv.ts';
import { takeAttempt, toLimit } from '../../limits/limits.ts';
import { AppError } from '../../shared/app-error.ts';
import { csvContent, type FileRoute } from '../../trpc/files.ts';
import { type GuideContext, toOwnHall } from './hall-context.ts';
import { getHall } from './open-hall.ts';

export const hallFile: FileRoute = {
  operationId: 'halls.export',
  path: '/halls/{hallId}/export.csv',
  summary: 'The places of a hall as a CSV file, with the results that are shared',
  params: hallInput,
  content: csvContent,
  refusals: ['NOT_FOUND'],
  read: async (ctx, params) => {
    if (!ctx.env.hasHalls) throw new AppError('NOT_FOUND', 'There are no halls on this site.');
    const viewer = await ctx.requireViewer('user');
    const limit = toLimit(ctx, 'hall export', viewer.id);
    await takeAttempt(ctx, [limit], 'You’ve exported many halls.');
    const { hallId } = hallInput.parse(params);
    const text = await exportHall({ ...ctx, viewer }, hallId);
    await ctx.record('hall.exported', { userId: viewer.id, reason: `hall ${hallId}` });
    return { name: 'hall.csv', type: 'text/csv', text };
  },
};

const careerNumbers = [1, 2, 3, 4, 5] as const;
const careerColumns = careerNumbers.flatMap((number) => [`Career ${number}`, `Match ${number}`]);
const columns = [
  'Drawn name',
  'Joined',
  'Finished',
  'Shared',
  'Class',
  'Archetype',
  'Personality type',
  'Guild title',
  ...careerColumns,
];

async function exportHall(ctx: GuideContext, hallId: string): Promise<string> {
  await getHall(ctx, hallId);
  const own = toOwnHall(ctx, hallId);
  const rows: Record<string, string | number>[] = [];
  for (const { id, name, joinedAt, finishedAt, isShared } of await listPlaces(ctx.db, own)) {
    // Asks again whether it is shared: the switch may have been turned since the list was read.
    const result = isShared ? await findSharedResult(ctx.db, { ...own, placeId: id }) : undefined;
    rows.push({
      'Drawn name': name,
      Joined: joinedAt.toISOString(),
      Finished: finishedAt?.toISOString() ?? '',
      Shared: result ? 'yes' : 'no',
      ...(result && toCells(result)),
    });
    await nextTurn();
  }
  return writeCsv(columns, rows);
}

function toCells({ snapshot }: ResultRow): Record<string, string | number> {
  const careers = careerNumbers.flatMap((number): (readonly [string, string | number])[] => {
    const career = snapshot.careerRecommendations[number - 1];
    if (!career) return [];
    return [
      [`Career ${number}`, career.careerTitle],
      [`Match ${number}`, career.matchPercentage],
    ];
  });
  return {
    Class: snapshot.characterClass,
    Archetype: archetype(snapshot.riasecScores),
    'Personality type': personalityType(snapshot.bigFiveScores),
    'Guild title': snapshot.guildTitle,
    ...Object.fromEntries(careers),
  };
}
