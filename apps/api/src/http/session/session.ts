import '@fastify/secure-session';
import { createHash } from 'node:crypto';
import secureSession from '@fastify/secure-session';
import {
  type CookieName,
  dayMs,
  minuteMs,
  type SignInMethod,
  toHallDay,
  unauthorizedMessage,
} from '@guildpath/contract';
import {
  type Db,
  deletePlaceSession,
  deleteSession,
  findPlaceOfSession,
  findSession,
  insertPlaceSession,
  insertSession,
  markSessionProven,
  type PlaceRow,
  type SessionRow,
  type SessionWithUser,
  touchSession,
  type UserRow,
  type Viewer,
} from '@guildpath/db';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Clock } from '../../config/clock.ts';
import type { Env } from '../../config/env.ts';
import { AppError } from '../../shared/app-error.ts';
import { toCookieName } from './cookie-name.ts';
import { computeSessionEnd, getSessionRule } from './session-end.ts';

declare module '@fastify/secure-session' {
  interface SessionData {
    sessionId: string;
    /** Instead of `sessionId`: a browser has one viewer at a time. */
    placeSessionId: string;
    /** Shows, before there is a session, that the browser keeps this cookie. */
    isProbe: true;
  }
}

/** Begins with `__Host-` under https. */
export const sessionCookieName = 'guildpath_session' satisfies CookieName;

/** A school day. The return words open another session, also on a computer that is not shared. */
const placeSessionMs = dayMs;
const probeMs = 10 * minuteMs;
const providerLoginLifetimeMs = 10 * minuteMs;
/** Only limits the cookie: the server decides when the session ends. */
const cookieLifetimeMs = getSessionRule(null).idleTimeoutMs;

interface SessionOptions {
  readonly secret: string;
  readonly isSecure: boolean;
}

/**
 * Registers two encrypted cookies: one contains the id of a session row, the other the pending provider
 * logins. Requires `@fastify/cookie`.
 */
export const sessionCookie = fastifyPlugin(
  async (app: FastifyInstance, { secret, isSecure }: SessionOptions) => {
    const toOptions = (name: CookieName, key: string, lifetimeMs: number) => ({
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
      { sessionName: 'session', ...toOptions(sessionCookieName, secret, cookieLifetimeMs) },
      {
        sessionName: 'providerLogins',
        ...toOptions('guildpath_login', providerKey, providerLoginLifetimeMs),
      },
    ]);
  },
);

export interface ViewerSession {
  /** Resolves the viewer, once per request. */
  readonly findViewer: () => Promise<Viewer>;
  readonly findSession: () => Promise<SessionRow | undefined>;
  /** Returns true for the browser of a place, even if the place is gone. */
  readonly hasPlaceCookie: () => boolean;
  /**
   * Starts a new session with a new id. Throws CONFLICT if the account has been deleted or its password
   * changed since the user was read: an attacker may know the old one.
   */
  readonly signIn: (user: UserRow, method: SignInMethod) => Promise<void>;
  /** Starts a session of a place. Throws UNAUTHORIZED if the place has been deleted meanwhile. */
  readonly enterPlace: (placeId: string) => Promise<void>;
  /** Returns whether the request came without this cookie. If so, the response gives one for a while. */
  readonly lacksCookie: () => boolean;
  /** Records that the session's user has just proven their identity. */
  readonly proveSession: () => Promise<void>;
  /** Ends the session on the server and in the browser. */
  readonly signOut: () => Promise<void>;
}

interface ViewerSessionContext {
  readonly db: Db;
  readonly now: Clock;
  readonly env: Pick<Env, 'hasHalls'>;
}

export function createViewerSession(
  { db, now, env }: ViewerSessionContext,
  request: FastifyRequest,
): ViewerSession {
  let opened: Promise<SessionWithUser | undefined> | undefined;
  const findOpened = () => {
    opened ??= readSession(db, now(), request);
    return opened;
  };
  let entered: Promise<PlaceRow | undefined> | undefined;
  const findPlace = () => {
    if (env.hasHalls) entered ??= readPlaceSession(db, now(), request);
    return entered;
  };

  async function endSession(): Promise<void> {
    const sessionId = request.session.get('sessionId');
    if (sessionId) await deleteSession(db, sessionId);
    const placeSessionId = request.session.get('placeSessionId');
    if (placeSessionId) await deletePlaceSession(db, placeSessionId);
  }

  return {
    findViewer: async () => (await findOpened())?.user ?? (await findPlace()) ?? { kind: 'guest' },
    findSession: async () => (await findOpened())?.session,
    hasPlaceCookie: () => env.hasHalls && request.session.get('placeSessionId') !== undefined,
    signIn: async (user, method) => {
      await endSession();
      const at = now();
      const sessionId = await insertSession(db, {
        user,
        now: at,
        expiresAt: computeSessionEnd({ createdAt: at, lastSeenAt: at }, user.role),
        method,
      });
      if (!sessionId) {
        throw new AppError('CONFLICT', 'Your account changed in the meantime. Please try again.');
      }
      request.session.regenerate();
      request.session.set('sessionId', sessionId);
      request.knownDevice = { userId: user.id };
      opened = undefined;
      entered = undefined;
    },
    enterPlace: async (placeId) => {
      await endSession();
      const expiresAt = new Date(now().getTime() + placeSessionMs);
      const placeSessionId = await insertPlaceSession(db, { placeId, expiresAt });
      if (!placeSessionId) throw new AppError('UNAUTHORIZED', unauthorizedMessage);
      request.session.regenerate();
      request.session.set('placeSessionId', placeSessionId);
      request.session.options({ maxAge: placeSessionMs / 1000 });
      opened = undefined;
      entered = undefined;
    },
    lacksCookie: () => {
      const { session } = request;
      const isKept =
        session.get('sessionId') ?? session.get('placeSessionId') ?? session.get('isProbe');
      if (isKept) return false;
      session.set('isProbe', true);
      session.options({ maxAge: probeMs / 1000 });
      return true;
    },
    proveSession: async () => {
      const sessionId = request.session.get('sessionId');
      if (sessionId) await markSessionProven(db, { sessionId, provenAt: now() });
      opened = undefined;
    },
    signOut: async () => {
      await endSession();
      request.session.delete();
      opened = undefined;
      entered = undefined;
    },
  };
}

async function readPlaceSession(
  db: Db,
  now: Date,
  request: FastifyRequest,
): Promise<PlaceRow | undefined> {
  const sessionId = request.session.get('placeSessionId');
  if (!sessionId) return undefined;
  return findPlaceOfSession(db, { sessionId, today: toHallDay(now), now });
}

async function readSession(
  db: Db,
  now: Date,
  request: FastifyRequest,
): Promise<SessionWithUser | undefined> {
  const sessionId = request.session.get('sessionId');
  if (!sessionId) return undefined;
  const found = await findSession(db, { sessionId, now });
  // The cookie stays: by now the browser may have that of a newer session, which this response would delete.
  if (!found || computeSessionEnd(found.session, found.user.role) <= now) return undefined;
  const { createdAt, lastSeenAt } = found.session;
  const { role } = found.user;
  if (now.getTime() - lastSeenAt.getTime() > getSessionRule(role).touchAfterMs) {
    const expiresAt = computeSessionEnd({ createdAt, lastSeenAt: now }, role);
    await touchSession(db, { sessionId, lastSeenAt: now, expiresAt });
    request.session.touch();
  }
  return found;
}
