import type { CardOutput, PublicCardOutput, SetPublicCardInput } from '@guildpath/contract';
import {
  type Db,
  deletePublicCard,
  findPublicCard,
  findPublicCardId,
  findResultOf,
  insertPublicCard,
  type UserRow,
} from '@guildpath/db';
import { archetype } from '@guildpath/scoring';
import { AppError } from '../../http/app-error.ts';
import type { RequestContext } from '../../trpc/context.ts';
import { noSuchResult } from './no-such-result.ts';

interface ViewerContext extends Pick<RequestContext, 'db' | 'now'> {
  readonly viewer: UserRow;
}

/** Whether the viewer has made the card of a result public. */
export async function readPublicCard(
  ctx: ViewerContext,
  { assessmentResultId }: Pick<SetPublicCardInput, 'assessmentResultId'>,
): Promise<PublicCardOutput> {
  await requireOwnResult(ctx, assessmentResultId);
  return { cardId: (await findPublicCardId(ctx.db, assessmentResultId)) ?? null };
}

/** Makes the card of one of the viewer's results public, or withdraws it: the link of before never works again. */
export async function setPublicCard(
  ctx: ViewerContext,
  { assessmentResultId: resultId, isPublic }: SetPublicCardInput,
): Promise<PublicCardOutput> {
  await requireOwnResult(ctx, resultId);
  if (!isPublic) {
    await deletePublicCard(ctx.db, resultId);
    return { cardId: null };
  }
  const cardId = await insertPublicCard(ctx.db, { resultId, now: ctx.now() });
  // Deleted since it was found, with its account or alone.
  if (cardId === undefined) throw noSuchResult();
  return { cardId };
}

async function requireOwnResult({ db, viewer }: ViewerContext, resultId: string): Promise<void> {
  const result = await findResultOf(db, { resultId, owner: viewer });
  if (!result) throw noSuchResult();
}

/** What everyone with the link of a public card sees; undefined when it is withdrawn or was never made. */
export async function findCard(db: Db, cardId: string): Promise<CardOutput | undefined> {
  const card = await findPublicCard(db, cardId);
  if (!card) return undefined;
  const { characterClass, riasecScores, guildTitle } = card;
  return {
    characterClass,
    archetype: archetype(riasecScores),
    ...(guildTitle !== undefined && { guildTitle }),
  };
}

export async function readCard(
  { db }: Pick<RequestContext, 'db'>,
  { cardId }: { readonly cardId: string },
): Promise<CardOutput> {
  const card = await findCard(db, cardId);
  if (!card) throw new AppError('NOT_FOUND', 'There is no such card, or it is no longer public.');
  return card;
}
