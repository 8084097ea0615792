import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { secondMs } from '@guildpath/contract';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify';
import type { Env } from '../config/env.ts';
import type { AppContext } from '../context.ts';
import { bareSecurityHeaders, handleClientError } from './errors/client-errors.ts';
import { sendError } from './errors/errors.ts';

const serverLimits = {
  bodyLimit: 256 * 1024,
  /** Allows 256 KiB on a very slow phone. */
  requestTimeout: 30 * secondMs,
  connectionTimeout: 60 * secondMs,
  http: {
    maxHeaderSize: 16 * 1024,
    headersTimeout: 10 * secondMs,
    /** Node.js checks both request timeouts at this interval. */
    connectionsCheckingInterval: 2 * secondMs,
  },
} as const;

interface ServerOptions {
  /** Default: no log. */
  readonly log?: FastifyBaseLogger | undefined;
  /** Returns true once the process has been asked to stop. Default: never. */
  readonly isStopping?: (() => boolean) | undefined;
}

/** Creates the bare server: its limits and ids, and how it ends connections when it stops. */
export function createFastify(
  { env }: Pick<AppContext, 'env'>,
  { log, isStopping = () => false }: ServerOptions,
): FastifyInstance {
  const app = fastify({
    ...(log ? { loggerInstance: log } : {}),
    ...serverLimits,
    // Entries of X-Forwarded-For that precede those of our proxies come from the client and are not trusted.
    trustProxy: env.TRUST_PROXY > 0 && ((_address, hop) => hop < env.TRUST_PROXY),
    genReqId: env.TRUST_PROXY > 0 ? toRequestId : () => randomUUID(),
    // Both run before any hook.
    clientErrorHandler: handleClientError,
    frameworkErrors: (error, request, reply) =>
      void sendError(error, request, reply.headers(bareSecurityHeaders)),
    routerOptions: { maxParamLength: 5_000 },
    forceCloseConnections: 'idle',
    // Answer late requests during shutdown: Fastify's own 503 has neither our body nor our headers.
    return503OnClosing: false,
  });
  closeOnlyIdleConnections(app.server);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    closeWhenStopping(reply);
    done();
  });
  warnOfUntrustedProxy(app, env);
  // Repeats the check for requests that arrived before the signal.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    closeWhenStopping(reply);
    done();
  });
  function closeWhenStopping({ raw }: FastifyReply): void {
    // A proxy must not reuse a connection that is about to close.
    if (isStopping()) raw.shouldKeepAlive = false;
  }
  return app;
}

// Node.js itself calls a connection idle while an answer is still leaving over it, and cuts slow downloads.
function closeOnlyIdleConnections(server: Server): void {
  const connections = new Map<Socket, { answers: number; bytesAnswered: number }>();
  server.on('connection', (socket) => {
    connections.set(socket, { answers: 0, bytesAnswered: 0 });
    socket.on('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }, answer) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.answers += 1;
    answer.on('close', () => {
      connection.answers -= 1;
      connection.bytesAnswered = socket.bytesRead;
    });
  });
  server.closeIdleConnections = () => {
    for (const [socket, { answers, bytesAnswered }] of connections) {
      // More bytes are the beginning of a request.
      if (answers === 0 && socket.bytesRead === bytesAnswered) socket.destroy();
    }
  };
}

function warnOfUntrustedProxy(app: FastifyInstance, env: Pick<Env, 'TRUST_PROXY'>): void {
  let isWarned = env.TRUST_PROXY > 0;
  app.addHook('onRequest', ({ headers, log }, _reply, done) => {
    if (!isWarned && headers['x-forwarded-for'] !== undefined) {
      isWarned = true;
      log.warn(
        'a request carries X-Forwarded-For, but TRUST_PROXY is false: behind a proxy all visitors count as one address',
      );
    }
    done();
  });
}

function toRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  // The id goes into logs and headers, so even one from a proxy must look harmless.
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}
