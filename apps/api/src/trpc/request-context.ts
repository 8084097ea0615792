import { setImmediate as nextTurn } from 'node:timers/promises';
import { unauthorizedMessage } from '@guildpath/contract';
import type { SessionRow, UserRow, Viewer } from '@guildpath/db';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { callerOf } from '../http/limits/caller.ts';
import { clientAddress } from '../http/limits/client-address.ts';
import type { RequestLimits } from '../http/limits/request-limits.ts';
import { type Device, toDevice } from '../http/session/device.ts';
import { createViewerSession, type ViewerSession } from '../http/session/session.ts';
import { createRecordEvent, type RecordEvent } from '../observability/audit/record-event.ts';
import { AppError } from '../shared/app-error.ts';

/** Shared by all calls of one request. */
export interface RequestContext extends AppContext, Device, Omit<ViewerSession, 'findSession'> {
  /** Returns the viewer if it is of one of these kinds, and throws UNAUTHORIZED for all others. */
  readonly requireViewer: RequireViewer;
  /** Returns the viewer if it is a user. */
  readonly findUser: () => Promise<UserRow | undefined>;
  /** Throws UNAUTHORIZED if no user is signed in. */
  readonly requireSession: () => Promise<SessionRow>;
  /** Identifies a stranger for rate limits; an IPv6 address is reduced to its /64 network. */
  readonly address: string;
  /**
   * Identifies a repeated submission. Throws BAD_REQUEST for more than one key, and for one that is too long.
   */
  readonly readIdempotencyKey: () => string | undefined;
  /** Returns a keyed hash of the caller, by which the mails that it requests are counted. */
  readonly hashSender: () => string;
  /** Also appears in the log, and in the jobs of mails that the request causes. */
  readonly requestId: string;
  /** Writes a security event to the log and to the audit trail. */
  readonly record: RecordEvent;
  /** Queues the calls of a batch: each waits until the one before has had a turn of the event loop. */
  readonly waitForTurn: () => Promise<void>;
  /** Counts one call of the caller; throws TOO_MANY_REQUESTS above the limit. */
  readonly countCall: (procedurePath: string, callsPerMinute: number) => void;
}

type ViewerOf<Kind extends Viewer['kind']> = Extract<Viewer, { readonly kind: Kind }>;

type RequireViewer = <Kind extends Viewer['kind']>(
  ...kinds: readonly Kind[]
) => Promise<ViewerOf<Kind>>;

/** A call of a viewer of one of these kinds. */
export interface ViewerContext<Kind extends Viewer['kind']> extends RequestContext {
  readonly viewer: ViewerOf<Kind>;
}

export function createRequestContext(
  app: AppContext,
  request: FastifyRequest,
  limits: RequestLimits,
): RequestContext {
  const { db, now, keyedHash, metrics } = app;
  const { findSession, ...session } = createViewerSession(app, request);
  const address = clientAddress(request);
  return {
    ...app,
    ...session,
    ...toDevice(request),
    requireViewer: async (...kinds) => {
      const viewer = await session.findViewer();
      const isAccepted = (found: Viewer): found is ViewerOf<(typeof kinds)[number]> =>
        kinds.some((kind) => kind === found.kind);
      return requireSignedIn(isAccepted(viewer) ? viewer : undefined);
    },
    findUser: async () => {
      const viewer = await session.findViewer();
      return viewer.kind === 'user' ? viewer : undefined;
    },
    requireSession: async () => requireSignedIn(await findSession()),
    address,
    requestId: request.id,
    readIdempotencyKey: () => readIdempotencyKey(request),
    hashSender: () => keyedHash('mail sender', callerOf(request)),
    record: async (type, facts) => {
      metrics.securityEvents.inc({ type });
      const hashAddress = () => keyedHash('address', address);
      await createRecordEvent({ db, now, log: request.log, hashAddress })(type, facts);
    },
    waitForTurn: createTurnQueue(request),
    countCall: (procedurePath, callsPerMinute) =>
      limits.countCall(request, procedurePath, callsPerMinute),
  };
}

function createTurnQueue({ params }: FastifyRequest): () => Promise<void> {
  const { path = '' } = params as { readonly path?: string };
  let turn = Promise.resolve();
  // A single call does not wait.
  if (!path.includes(',')) return () => turn;
  return () => {
    const own = turn;
    turn = own.then(() => nextTurn());
    return own;
  };
}

function requireSignedIn<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new AppError('UNAUTHORIZED', unauthorizedMessage);
  return found;
}
