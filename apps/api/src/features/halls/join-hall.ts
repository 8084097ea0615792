import { randomInt } from 'node:crypto';
import {
  type ComeBackInput,
  type JoinCodeInput,
  type JoinOutput,
  type OpenPlaceInput,
  type OpenPlaceOutput,
  type PlaceOutput,
  placesMaxCount,
  toHallDay,
  toJoinCode,
} from '@guildpath/contract';
import {
  findHallByCode,
  findPlaceByWords,
  insertPlace,
  type JoinableHall,
  listTakenNames,
} from '@guildpath/db';
import { tryPassword } from '../../accounts/login-throttle.ts';
import { takeAttempt, toLimit } from '../../limits/limits.ts';
import { AppError } from '../../shared/app-error.ts';
import type { RequestContext } from '../../trpc/request-context.ts';
import { drawNames, isDrawnName } from './drawn-names.ts';
import { toPlaceOutput } from './place.ts';
import { drawReturnWords, readReturnWords } from './return-words.ts';

const drawnCount = 3;

/** Tells who has the right code what joining means, and draws three free names. */
export async function readJoin(ctx: RequestContext, { code }: JoinCodeInput): Promise<JoinOutput> {
  const hall = await getJoinableHall(ctx, code);
  const taken = new Set(await listTakenNames(ctx.db, hall.id));
  return {
    hallName: hall.name,
    guideName: hall.guideName ?? 'a guide',
    assessmentType: hall.tier,
    deleteOn: hall.deleteOn,
    names: drawNames(drawnCount, taken, randomInt),
  };
}

/**
 * Takes a place under a drawn name and opens its session, which replaces any other of this browser. Throws
 * CONFLICT for a browser that has a place in this hall: it gives its place up first.
 */
export async function joinHall(
  ctx: RequestContext,
  { code, name }: OpenPlaceInput,
): Promise<OpenPlaceOutput> {
  const hall = await getJoinableHall(ctx, code);
  if (!isDrawnName(name)) throw new AppError('BAD_REQUEST', 'name: Please pick one of the names');
  const viewer = await ctx.findViewer();
  if (viewer.kind === 'place' && viewer.hallId === hall.id) {
    throw new AppError('CONFLICT', `You’re already in this hall, as ${viewer.name}.`);
  }
  if (ctx.env.hasRateLimit) {
    await takeAttempt(ctx, [toLimit(ctx, 'hall joining', hall.id)], 'Many people are joining.');
  }
  const { returnWords, wordsHash } = drawReturnWords(ctx.keyedHash, randomInt);
  const now = ctx.now();
  const today = toHallDay(now);
  const wanted = { hallId: hall.id, name, wordsHash, atMost: placesMaxCount, today, now };
  const place = await ctx.db.transaction().execute(async (trx) => {
    const taken = await insertPlace(trx, wanted);
    if (taken === 'name taken') {
      throw new AppError('NAME_TAKEN', 'Someone just took that name. Please pick another one.');
    }
    return taken;
  });
  if (place === 'refused') throw await toRefusal(ctx, code);
  await ctx.enterPlace(place.id);
  await ctx.record('hall.joined', { reason: `place ${place.id} of hall ${hall.id}` });
  return { name, returnWords };
}

/** Opens another session of the place whose words these are. */
export async function comeBack(
  ctx: RequestContext,
  { words }: ComeBackInput,
): Promise<PlaceOutput> {
  const wordsHash = readReturnWords(ctx.keyedHash, words);
  const today = toHallDay(ctx.now());
  const place = await findGuessable(ctx, 'return words', () =>
    findPlaceByWords(ctx.db, { wordsHash, today }),
  );
  if (!place) {
    await ctx.record('hall.return-refused', { isOncePerMinute: true });
    throw new AppError(
      'INVALID_CREDENTIALS',
      'Those four words don’t open a place. Check each one, or ask your guide if the hall is still there.',
    );
  }
  await ctx.enterPlace(place.id);
  return toPlaceOutput(ctx, place);
}

async function getJoinableHall(ctx: RequestContext, code: string): Promise<JoinableHall> {
  const hall = await getHallByCode(ctx, code);
  const refusal = findRefusal(hall, toHallDay(ctx.now()));
  if (refusal) throw refusal;
  return hall;
}

/** Counts the misses of an address like wrong passwords, but allows those of a class that mistypes. */
async function findGuessable<Found>(
  ctx: RequestContext,
  kind: 'join code' | 'return words',
  find: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const found: Found[] = [];
  const throttle = { ...toLimit(ctx, kind, ctx.address), isTotal: true };
  await tryPassword(ctx, [throttle], async () => {
    const one = await find();
    if (one !== undefined) found.push(one);
    return one !== undefined;
  });
  return found[0];
}

/** Throws NOT_FOUND for an unknown code, throttled like a wrong password, and GONE for a deleted hall. */
async function getHallByCode(ctx: RequestContext, code: string): Promise<JoinableHall> {
  const joinCode = toJoinCode(code);
  const hall = await findGuessable(ctx, 'join code', () =>
    findHallByCode(ctx.db, { joinCode, today: toHallDay(ctx.now()) }),
  );
  if (!hall) throw new AppError('NOT_FOUND', 'No hall has that code. Check each letter.');
  if (hall === 'deleted') {
    throw new AppError('GONE', 'This hall has been deleted, with everything in it.');
  }
  return hall;
}

function findRefusal({ isOpen, joinUntil, placeCount }: JoinableHall, today: string) {
  if (!isOpen) {
    return new AppError('CONFLICT', 'This hall is closed. Your guide can open it again.');
  }
  if (joinUntil < today) {
    return new AppError('CONFLICT', 'The last day to join this hall has passed.');
  }
  if (placeCount >= placesMaxCount) {
    return new AppError('CONFLICT', 'This hall is full. Your guide can open another one.');
  }
  return undefined;
}

/** The hall changed since it was read. */
async function toRefusal(ctx: RequestContext, code: string): Promise<AppError> {
  const hall = await getHallByCode(ctx, code);
  return (
    findRefusal(hall, toHallDay(ctx.now())) ??
    new AppError('CONFLICT', 'This hall has just changed. Please try again.')
  );
}
