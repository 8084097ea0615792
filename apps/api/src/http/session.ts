import '@fastify/secure-session';
import { createHash } from 'node:crypto';
import secureSession from '@fastify/secure-session';
import { passwordResetMinutes } from '@guildpath/contract';
import {
  type Db,
  deleteSession,
  findSession,
  insertSession,
  type SessionWithUser,
  type SignInMethod,
  touchSession,
  type UserRow,
} from '@guildpath/db';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import { toCookieName } from './cookie-name.ts';
import './device.ts';

declare module '@fastify/secure-session' {
  interface SessionData {
    sessionId: string;
  }
}

/** Without the prefix that it has under https. */
export const sessionCookieName = 'guildpath_session';

/** How long someone may take to log in at the provider. */
const providerLoginLifetimeMs = 10 * 60 * 1000;
const sessionLifetimeMs = 30 * 24 * 60 * 60 * 1000;
/** How old `lastSeenAt` may get before it is written again: most reads then write nothing. */
const touchAfterMs = 60 * 60 * 1000;

interface SessionOptions {
  readonly secret: string;
  readonly isSecure: boolean;
}

/**
 * The encrypted cookies: one carries nothing but the id of a session row, the other the logins begun at the provider.
 * Needs `@fastify/cookie` before it.
 */
export const sessionCookie = fastifyPlugin(
  async (app: FastifyInstance, { secret, isSecure }: SessionOptions) => {
    const toOptions = (name: string, key: string, lifetimeMs: number) => ({
      key: createHash('sha256').update(key).digest(),
      cookieName: toCookieName(name, isSecure),
      expiry: lifetimeMs / 1000,
      cookie: {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
        maxAge: lifetimeMs / 1000,
      } as const,
    });
    const providerKey = `provider logins\0${secret}`;
    await app.register(secureSession, [
      { sessionName: 'session', ...toOptions(sessionCookieName, secret, sessionLifetimeMs) },
      {
        sessionName: 'providerLogins',
        ...toOptions('guildpath_login', providerKey, providerLoginLifetimeMs),
      },
    ]);
  },
);

/** The session of one request. */
export interface ViewerSession {
  readonly findViewer: () => Promise<UserRow | undefined>;
  /** Throws CONFLICT when the account is deleted or its password has changed since the user was read. */
  readonly signIn: (user: UserRow, method?: SignInMethod) => Promise<void>;
  readonly isFreshFromLink: () => Promise<boolean>;
  readonly signOut: () => Promise<void>;
}

export function openViewerSession(db: Db, now: Clock, request: FastifyRequest): ViewerSession {
  let found: Promise<SessionWithUser | undefined> | undefined;
  const find = () => {
    found ??= readSession(db, now(), request);
    return found;
  };

  async function endSession(): Promise<void> {
    const sessionId = request.session.get('sessionId');
    if (sessionId) await deleteSession(db, sessionId);
  }

  return {
    findViewer: async () => (await find())?.user,
    isFreshFromLink: async () => {
      const { method, openedAt } = (await find())?.session ?? {};
      if (method !== 'link' || !openedAt) return false;
      return now().getTime() - openedAt.getTime() <= passwordResetMinutes * 60_000;
    },
    signIn: async (user, method) => {
      await endSession();
      const sessionId = await insertSession(db, {
        user,
        now: now(),
        expiresAt: new Date(now().getTime() + sessionLifetimeMs),
        method,
      });
      if (!sessionId) {
        throw new AppError('CONFLICT', 'Your account changed at the same time. Please try again.');
      }
      request.session.regenerate();
      request.session.set('sessionId', sessionId);
      request.knownDevice = { userId: user.id };
      found = undefined;
    },
    signOut: async () => {
      await endSession();
      request.session.delete();
      found = undefined;
    },
  };
}

async function readSession(
  db: Db,
  now: Date,
  request: FastifyRequest,
): Promise<SessionWithUser | undefined> {
  const sessionId = request.session.get('sessionId');
  if (!sessionId) return undefined;
  const found = await findSession(db, { sessionId, now });
  if (!found) {
    request.session.delete();
    return undefined;
  }
  if (now.getTime() - found.session.lastSeenAt.getTime() > touchAfterMs) {
    const expiresAt = new Date(now.getTime() + sessionLifetimeMs);
    await touchSession(db, { sessionId, lastSeenAt: now, expiresAt });
    request.session.touch();
  }
  return found;
}
