import { randomInt } from 'node:crypto';
import {
  type ChangeHallInput,
  type Hall,
  type HallsOutput,
  hallMaxDays,
  hallsMaxCount,
  joinCodeLength,
  joinCodeLetters,
  type MessageOutput,
  type OpenHallInput,
  toHallDay,
  unauthorizedMessage,
} from '@guildpath/contract';
import {
  deleteHalls,
  findHallOf,
  type HallRow,
  insertHall,
  listHalls,
  updateHallOf,
} from '@guildpath/db';
import { takeAttempt, toLimit } from '../../limits/limits.ts';
import { AppError } from '../../shared/app-error.ts';
import { type GuideContext, noSuchHall, toOwnHall } from './hall-context.ts';

export function toHall({ tier, createdAt, ...hall }: HallRow): Hall {
  return { ...hall, assessmentType: tier, createdAt: createdAt.toISOString() };
}

/** Throws FORBIDDEN while the address is not proven, and CONFLICT at the maximum of halls. */
export async function openHall(ctx: GuideContext, input: OpenHallInput): Promise<Hall> {
  const { db, env, viewer: owner } = ctx;
  if (!owner.emailVerifiedAt) {
    throw new AppError('FORBIDDEN', 'Please confirm your email first. We sent you a link.');
  }
  const { name, assessmentType: tier, joinUntil, deleteOn } = input;
  const guideName = input.guideName ?? owner.firstName ?? 'a guide';
  if (!env.AVAILABLE_TIERS.includes(tier)) {
    throw new AppError('FORBIDDEN', 'This quest is Coming Soon.');
  }
  const now = ctx.now();
  requireDays(now, { joinUntil, deleteOn, createdAt: now });
  await takeAttempt(ctx, [toLimit(ctx, 'hall opening', owner.id)], 'You’ve opened many halls.');
  const hall = { owner, name, guideName, tier, joinUntil, deleteOn, atMost: hallsMaxCount, now };
  for (;;) {
    const joinCode = drawJoinCode();
    const opened = await db.transaction().execute((trx) => insertHall(trx, { ...hall, joinCode }));
    if (opened === 'taken') continue;
    if (opened === 'no user') throw new AppError('UNAUTHORIZED', unauthorizedMessage);
    if (opened === 'full') {
      throw new AppError('CONFLICT', `You can have ${hallsMaxCount} halls. Delete one first.`);
    }
    await ctx.record('hall.opened', { userId: owner.id, reason: `hall ${opened.id}` });
    return toHall(opened);
  }
}

function drawJoinCode(): string {
  const draw = () => joinCodeLetters.charAt(randomInt(joinCodeLetters.length));
  return Array.from({ length: joinCodeLength }, draw).join('');
}

interface Days {
  readonly joinUntil?: string | undefined;
  readonly deleteOn?: string | undefined;
  readonly createdAt: Date;
}

/** Checks the days that are given. All have the same length, so that text order is their order. */
function requireDays(now: Date, { joinUntil, deleteOn, createdAt }: Days): void {
  if (joinUntil !== undefined && joinUntil < toHallDay(now)) {
    throw new AppError('BAD_REQUEST', 'joinUntil: Please choose today or a later day');
  }
  if (deleteOn !== undefined && deleteOn <= toHallDay(now)) {
    throw new AppError('BAD_REQUEST', 'deleteOn: Please choose a day after today');
  }
  // A day more, because the guide's own day may already be the next one.
  if (deleteOn !== undefined && deleteOn > toHallDay(createdAt, hallMaxDays + 1)) {
    throw new AppError(
      'BAD_REQUEST',
      `deleteOn: Please choose a day at most ${hallMaxDays} days after the hall was opened`,
    );
  }
  if (joinUntil !== undefined && deleteOn !== undefined && joinUntil > deleteOn) {
    throw new AppError('BAD_REQUEST', 'joinUntil: Please choose a day before the day of deletion');
  }
}

export async function readHalls({ db, now, viewer }: GuideContext): Promise<HallsOutput> {
  const halls = await listHalls(db, { owner: viewer, today: toHallDay(now()) });
  return { halls: halls.map(toHall) };
}

/** Throws NOT_FOUND, for someone else's hall too. */
export async function getHall(ctx: GuideContext, hallId: string): Promise<HallRow> {
  const hall = await findHallOf(ctx.db, toOwnHall(ctx, hallId));
  if (!hall) throw noSuchHall();
  return hall;
}

/** Closes the hall to newcomers, opens it again, or moves its days. */
export async function changeHall(
  ctx: GuideContext,
  { hallId, ...patch }: ChangeHallInput,
): Promise<Hall> {
  const hall = await getHall(ctx, hallId);
  requireDays(ctx.now(), { ...patch, createdAt: hall.createdAt });
  const { deleteOn = hall.deleteOn, isOpen } = patch;
  let { joinUntil = hall.joinUntil } = patch;
  // An earlier day of deletion takes the last day to join with it.
  if (deleteOn < joinUntil) joinUntil = deleteOn;
  await updateHallOf(ctx.db, toOwnHall(ctx, hallId), { joinUntil, deleteOn, isOpen });
  return toHall(await getHall(ctx, hallId));
}

export async function deleteHall(ctx: GuideContext, hallId: string): Promise<MessageOutput> {
  const { id } = await getHall(ctx, hallId);
  await ctx.db.transaction().execute((trx) => deleteHalls(trx, { hallIds: [id], now: ctx.now() }));
  await ctx.record('hall.deleted', { userId: ctx.viewer.id, reason: `hall ${id}` });
  return { message: 'We deleted this hall and everything in it.' };
}
