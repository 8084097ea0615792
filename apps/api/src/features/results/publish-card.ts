import type {
  CardOutput,
  PublicCardOutput,
  ResultSnapshot,
  SetPublicCardInput,
} from '@guildpath/contract';
import {
  type Db,
  deletePublicCard,
  findPublicCard,
  findPublicCardOf,
  findResultOf,
  upsertPublicCard,
} from '@guildpath/db';
import { archetype, shownCareers } from '@guildpath/scoring';
import { AppError } from '../../shared/app-error.ts';
import { noSuchResult } from '../../shared/no-such-result.ts';
import type { RequestContext, ViewerContext } from '../../trpc/request-context.ts';
import { getResultOf } from './read-results.ts';

const notPublic: PublicCardOutput = { cardId: null, showsFirstName: false };

export async function readPublicCard(
  ctx: ViewerContext<'user'>,
  { assessmentResultId: resultId }: Pick<SetPublicCardInput, 'assessmentResultId'>,
): Promise<PublicCardOutput> {
  await getResultOf(ctx, resultId);
  const card = await findPublicCardOf(ctx.db, { resultId, owner: ctx.viewer });
  return card ? { cardId: card.id, showsFirstName: card.showsFirstName } : notPublic;
}

/** Publishes or withdraws a card. The link of a withdrawn card never works again. */
export async function setPublicCard(
  ctx: ViewerContext<'user'>,
  { assessmentResultId: resultId, isPublic, showsFirstName = false }: SetPublicCardInput,
): Promise<PublicCardOutput> {
  const own = { resultId, owner: ctx.viewer };
  if (!isPublic) {
    await getResultOf(ctx, resultId);
    await deletePublicCard(ctx.db, own);
    return notPublic;
  }
  const cardId = await upsertPublicCard(ctx.db, { ...own, showsFirstName, now: ctx.now() });
  if (cardId === undefined) throw noSuchResult();
  return { cardId, showsFirstName };
}

/** Finds what anyone with the link of a public card may see. */
export async function findCard(db: Db, cardId: string): Promise<CardOutput | undefined> {
  const card = await findPublicCard(db, cardId);
  return card && { ...(card.firstName && { firstName: card.firstName }), ...toCard(card.snapshot) };
}

/** Finds the card of a result, and its best match, which only its owner may see. */
export async function findOwnCard(
  { db, findViewer }: Pick<RequestContext, 'db' | 'findViewer'>,
  resultId: string,
): Promise<(CardOutput & { readonly bestMatch: string | undefined }) | undefined> {
  const owner = await findViewer();
  if (owner.kind === 'guest') return undefined;
  const { snapshot } = (await findResultOf(db, { resultId, owner })) ?? {};
  if (!snapshot) return undefined;
  return { ...toCard(snapshot), bestMatch: shownCareers(snapshot)[0]?.careerTitle };
}

function toCard({ characterClass, riasecScores, guildTitle, welcome, moment }: ResultSnapshot) {
  return {
    characterClass,
    archetype: archetype(riasecScores),
    guildTitle,
    welcome,
    ...(moment !== undefined && { moment }),
  };
}

export async function readCard(
  { db }: Pick<RequestContext, 'db'>,
  { cardId }: { readonly cardId: string },
): Promise<CardOutput> {
  const card = await findCard(db, cardId);
  if (!card)
    throw new AppError('NOT_FOUND', 'This card doesn’t exist, or it isn’t public anymore.');
  return card;
}
