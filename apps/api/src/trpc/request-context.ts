import { setImmediate as nextTurn } from 'node:timers/promises';
import { unauthorizedMessage } from '@guildpath/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error.ts';
import { clientAddress } from '../http/client-address.ts';
import { describeDevice, toDevice } from '../http/device.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import type { CountCall } from '../http/procedure-rate-limit.ts';
import { createViewerSession } from '../http/session.ts';
import { createRecordEvent } from '../observability/audit/record-event.ts';
import type { AppContext, RequestContext } from './context.ts';

export function createRequestContext(
  app: AppContext,
  request: FastifyRequest,
  countCall: CountCall,
): RequestContext {
  const { db, now, keyedHash, metrics } = app;
  const { findSession, ...session } = createViewerSession(db, now, request);
  const address = clientAddress(request);
  return {
    ...app,
    ...session,
    ...toDevice(request),
    requireViewer: async () => requireSignedIn(await session.findViewer()),
    requireSession: async () => requireSignedIn(await findSession()),
    address,
    readDevice: () => describeDevice(request.headers['user-agent']),
    requestId: request.id,
    readIdempotencyKey: () => readIdempotencyKey(request),
    hashSender: () => keyedHash('mail sender', address),
    record: async (type, facts) => {
      metrics.securityEvents.inc({ type });
      const hashAddress = () => keyedHash('address', address);
      await createRecordEvent({ db, now, log: request.log, hashAddress })(type, facts);
    },
    waitForTurn: createTurnQueue(request),
    countCall: (procedurePath, callsPerMinute) => countCall(request, procedurePath, callsPerMinute),
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
