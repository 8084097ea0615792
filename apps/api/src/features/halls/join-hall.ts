import { randomInt } from 'node:crypto';
import {
  type ComeBackInput,
  type JoinCodeInput,
  type JoinOutput,
  minuteMs,
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
  type JoinRefusal,
  type JoinTerms,
  listTakenNames,
} from '@guildpath/db';
import { takeAttempt, toLimit } from '../../limits/limits.ts';
import { AppError } from '../../shared/app-error.ts';
import type { RequestContext } from '../../trpc/request-context.ts';
import { drawNames, isDrawnName } from './drawn-names.ts';
import { toPlaceOutput } from './place.ts';
import { drawReturnWords, readReturnWords } from './return-words.ts';

const drawnCount = 3;
/** A place that answers nothing holds room in its hall for this long. */
const idleMs = 10 * minuteMs;

/** Describes the hall of a join code, with three free names. */
export async function readJoin(ctx: RequestContext, { code }: JoinCodeInput): Promise<JoinOutput> {
  const hall = await getJoinableHall(ctx, code);
  const taken = new Set(await listTakenNames(ctx.db, hall.id, toTerms(ctx).idleBefore));
  return {
    hallName: hall.name,
    guideName: hall.guideName,
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
  const limit = toLimit(ctx, 'hall joining', hall.id, ctx.address);
  await takeAttempt(ctx, [limit], 'Many people are joining.');
  const { returnWords, wordsHash } = drawReturnWords(ctx.keyedHash, randomInt);
  const wanted = { hallId: hall.id, name, wordsHash, now: ctx.now(), ...toTerms(ctx) };
  const place = await ctx.db.transaction().execute((trx) => insertPlace(trx, wanted));
  if (place === 'name taken') {
    throw new AppError('NAME_TAKEN', 'Someone just took that name. Please pick another one.');
  }
  if (typeof place === 'string') throw toRefusal(place);
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
    throw new AppError(
      'INVALID_CREDENTIALS',
      'Those four words don’t open a place. Check each one, or ask your guide if the hall is still there.',
    );
  }
  await ctx.enterPlace(place.id);
  return toPlaceOutput(ctx, place);
}

const eventOfMiss = {
  'join code': 'hall.code-refused',
  'return words': 'hall.return-refused',
} as const;

// What is right always opens, however many others behind the address have been wrong. Guessing is hopeless:
// there are 19 to the power of 7 codes, and 1,296 to the power of 4 words.
async function findGuessable<Found>(
  ctx: RequestContext,
  kind: keyof typeof eventOfMiss,
  find: () => Promise<Found>,
): Promise<Found> {
  const found = await find();
  if (found) return found;
  await ctx.record(eventOfMiss[kind], { isOncePerMinute: true });
  await takeAttempt(ctx, [toLimit(ctx, kind, ctx.address)], 'Too many failed attempts.');
  return found;
}

/** Throws NOT_FOUND for an unknown code, and what `toRefusal` returns for a hall that nobody can join. */
async function getJoinableHall(ctx: RequestContext, code: string): Promise<JoinableHall> {
  const joinCode = toJoinCode(code);
  const hall = await findGuessable(ctx, 'join code', () =>
    findHallByCode(ctx.db, { joinCode, ...toTerms(ctx) }),
  );
  if (!hall) throw new AppError('NOT_FOUND', 'No hall has that code. Check each letter.');
  if (typeof hall === 'string') throw toRefusal(hall);
  return hall;
}

function toTerms(ctx: RequestContext): JoinTerms {
  const now = ctx.now();
  const idleBefore = new Date(now.getTime() - idleMs);
  return { today: toHallDay(now), atMost: placesMaxCount, idleBefore };
}

const refusals = {
  deleted: 'This hall has been deleted, with everything in it.',
  closed: 'This hall is closed. Your guide can open it again.',
  'too late': 'The last day to join this hall has passed.',
  full: 'This hall is full. Your guide can open another one.',
} as const satisfies Record<JoinRefusal, string>;

function toRefusal(reason: JoinRefusal): AppError {
  return new AppError(reason === 'deleted' ? 'GONE' : 'CONFLICT', refusals[reason]);
}
