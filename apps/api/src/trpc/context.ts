import type { SignInMethod } from '@guildpath/contract';
import type { Db, SessionRow, UserRow } from '@guildpath/db';
import type { IdentityProvider } from '../adapters/identity-provider.ts';
import type { PasswordHasher } from '../adapters/password-hasher.ts';
import type { RecordEvent } from '../audit/record-event.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Clock } from '../clock.ts';
import type { Compute } from '../threads/computations.ts';
import type { EditionData } from '../computing/edition.ts';
import type { Env } from '../config/env.ts';
import type { KeyedHash } from '../config/keyed-hash.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { DrawCard } from '../pictures/draw-card.ts';
import type { Render } from '../threads/render-tasks.tsx';

/** The context that the whole process shares. */
export interface AppContext {
  readonly db: Db;
  /** Whether other processes may serve the same site. */
  readonly isShared: boolean;
  /** Rejects when the database does not answer, or has no space to write. */
  readonly checkDatabase: () => Promise<void>;
  readonly env: Env;
  readonly now: Clock;
  /** The site's own origin, known once the server listens. */
  readonly publicUrl: () => string;
  /** As they were when the call began: the catalogue, and with the calibration what new answers are scored with. */
  readonly catalogue: Catalogue;
  readonly edition: EditionData;
  /** Reads both again after a change: calls that begin from now on see it. */
  readonly refreshEdition: () => Promise<void>;
  /** What takes long enough to keep others waiting. */
  readonly compute: Compute;
  readonly passwords: PasswordHasher;
  readonly keyedHash: KeyedHash;
  readonly drawCard: DrawCard;
  readonly render: Render;
  readonly metrics: Metrics;
  /** The separate provider login, where one is configured. */
  readonly identityProvider: IdentityProvider | undefined;
  /** Wakes the outbox worker after the commit of a transaction with a job in it. */
  readonly wakeOutbox: () => void;
}

/** The context of one call. */
export interface RequestContext extends AppContext {
  /** The signed-in user, once a procedure has asked for one. A field of its own: to merge it in would copy all the rest. */
  viewer: UserRow | undefined;
  /** The signed-in user, looked up when first asked for. */
  readonly findViewer: () => Promise<UserRow | undefined>;
  /** The signed-in user; throws UNAUTHORIZED when there is none. */
  readonly requireViewer: () => Promise<UserRow>;
  /** The session of the signed-in user; throws UNAUTHORIZED when there is none. */
  readonly requireSession: () => Promise<SessionRow>;
  /**
   * Starts a new session, with a new id, for this user. Throws CONFLICT when the account is deleted or its
   * password has changed since the user was read: the old one may have been a stranger's.
   */
  readonly signIn: (user: UserRow, method: SignInMethod) => Promise<void>;
  /** Notes that the session's user has just proven to be there. */
  readonly proveSession: () => Promise<void>;
  /** The caller's address; a whole /64 network where it is IPv6. */
  readonly address: string;
  /** The browser that calls, in words such as `Chrome on Android`; null when that is not known. */
  readonly readDevice: () => string | null;
  /** The id of the calling browser if it has signed in to that account before. */
  readonly findDevice: (userId: string) => string | undefined;
  /** Makes the browser forget that it has signed in to an account before. */
  readonly forgetDevice: () => void;
  /** Ends the session on the server and in the browser. */
  readonly signOut: () => Promise<void>;
  /** What makes a repeated submission count once; throws BAD_REQUEST for one that is too long. */
  readonly readIdempotencyKey: () => string | undefined;
  /** Keyed hash of the network that the call comes from: mails that are asked for from there are counted by it. */
  readonly hashSender: () => string;
  /** Of the request, which the log has too: the mails that it causes carry it. */
  readonly requestId: string;
  /** Writes a security event of this call to the log and to the audit trail. */
  readonly record: RecordEvent;
  /** Resolves when the calls of the same request that asked before have had a turn of the event loop. */
  readonly takeTurn: () => Promise<void>;
  /** Counts one call of this procedure from the caller's address; throws TOO_MANY_REQUESTS past so many a minute. */
  readonly countCall: (procedurePath: string, callsPerMinute: number) => Promise<void>;
}
