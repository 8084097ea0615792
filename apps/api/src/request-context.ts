import { setImmediate as nextTurn } from 'node:timers/promises';
import { unauthorizedMessage } from '@guildpath/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from './http/app-error.ts';
import { clientAddress } from './http/client-address.ts';
import { openDevice } from './http/device.ts';
import { toDeviceWords } from './http/device-words.ts';
import { readIdempotencyKey } from './http/idempotency-key.ts';
import type { CountCall } from './http/procedure-rate-limit.ts';
import { openViewerSession } from './http/session.ts';
import { createRecordEvent } from './observability/audit/record-event.ts';
import type { AppContext, RequestContext } from './trpc/context.ts';

/** The context of the calls of one request. Field by field: spread, it would cost a tenth of reading a result. */
export function openRequestContext(
  context: AppContext,
  request: FastifyRequest,
  countCall: CountCall,
): RequestContext {
  const { db, now, keyedHash, metrics } = context;
  const { findViewer, findSession, signIn, proveSession, signOut } = openViewerSession(
    db,
    now,
    request,
  );
  const { findDevice, forgetDevice } = openDevice(request);
  const address = clientAddress(request);
  return {
    db,
    isShared: context.isShared,
    checkDatabase: context.checkDatabase,
    env: context.env,
    now,
    publicUrl: context.publicUrl,
    catalogue: context.catalogue,
    edition: context.edition,
    refreshEdition: context.refreshEdition,
    compute: context.compute,
    passwords: context.passwords,
    keyedHash,
    drawCard: context.drawCard,
    render: context.render,
    metrics,
    identityProvider: context.identityProvider,
    wakeOutbox: context.wakeOutbox,
    viewer: undefined,
    findViewer,
    requireViewer: async () => requireSignedIn(await findViewer()),
    requireSession: async () => requireSignedIn(await findSession()),
    signIn,
    proveSession,
    signOut,
    address,
    readDevice: () => toDeviceWords(request.headers['user-agent']),
    findDevice,
    forgetDevice,
    requestId: request.id,
    readIdempotencyKey: () => readIdempotencyKey(request),
    hashSender: () => keyedHash('mail sender', address),
    record: async (type, facts) => {
      metrics.securityEvents.inc({ type });
      const hashAddress = () => keyedHash('address', address);
      await createRecordEvent({ db, now, log: request.log, hashAddress })(type, facts);
    },
    takeTurn: openTurns(request),
    countCall: (procedurePath, callsPerMinute) => countCall(request, procedurePath, callsPerMinute),
  };
}

/** Alone, a call does not wait. */
function openTurns({ params }: FastifyRequest): () => Promise<void> {
  const { path = '' } = params as { readonly path?: string };
  let turn = Promise.resolve();
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
