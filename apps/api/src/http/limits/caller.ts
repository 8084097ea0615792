import type { FastifyRequest } from 'fastify';
import { clientAddress } from './client-address.ts';

/**
 * Names who is counted for a request: the session of a member or of a place, or a stranger's network address.
 * A school shares one address, so what one of its students does never counts against who has a session.
 */
export function callerOf(request: FastifyRequest): string {
  const sessionId = request.session.get('sessionId') ?? request.session.get('placeSessionId');
  return sessionId ? `session ${sessionId}` : clientAddress(request);
}
