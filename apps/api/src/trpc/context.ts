import type { Db, SessionRow, UserRow } from '@guildpath/db';
import type { Catalogue, EditionData } from '@guildpath/results';
import type { IdentityProvider } from '../adapters/identity-provider.ts';
import type { PasswordHasher } from '../adapters/password-hasher.ts';
import type { DrawCard } from '../adapters/pictures/draw-card.ts';
import type { Clock } from '../config/clock.ts';
import type { Env } from '../config/env.ts';
import type { KeyedHash } from '../config/keyed-hash.ts';
import type { Device } from '../http/device.ts';
import type { ViewerSession } from '../http/session.ts';
import type { RecordEvent } from '../observability/audit/record-event.ts';
import type { Metrics } from '../observability/metrics/metrics.ts';
import type { Compute } from '../threads/computations.ts';
import type { Render } from '../threads/render-tasks.tsx';

/** The context that the whole process shares. */
export interface AppContext {
  readonly db: Db;
  /** True when other processes may serve the same site. */
  readonly isShared: boolean;
  /** Rejects when the database does not answer, or has no space to write. */
  readonly checkDatabase: () => Promise<void>;
  readonly env: Env;
  readonly now: Clock;
  /** The site's own origin, known once the server listens. */
  readonly publicUrl: () => string;
  /** Replaced when content or calibration change; a call keeps those that it began with. */
  readonly catalogue: Catalogue;
  readonly edition: EditionData;
  /** Reads both again after a change: calls that begin from now on see it. */
  readonly refreshEdition: () => Promise<void>;
  /** Computes what would hold the event loop. */
  readonly compute: Compute;
  readonly passwords: PasswordHasher;
  readonly keyedHash: KeyedHash;
  readonly drawCard: DrawCard;
  readonly render: Render;
  readonly metrics: Metrics;
  /** Undefined where no separate provider login is configured. */
  readonly identityProvider: IdentityProvider | undefined;
  /** Wakes the outbox worker after the commit of a transaction with a job in it. */
  readonly wakeOutbox: () => void;
}

/** The context of the calls of one request. */
export interface RequestContext extends AppContext, Device, Omit<ViewerSession, 'findSession'> {
  /** The signed-in user; throws UNAUTHORIZED when there is none. */
  readonly requireViewer: () => Promise<UserRow>;
  /** The session of the signed-in user; throws UNAUTHORIZED when there is none. */
  readonly requireSession: () => Promise<SessionRow>;
  /** The caller's address; a whole /64 network where it is IPv6. */
  readonly address: string;
  /** The browser that calls, in words such as `Chrome on Android`; null when that is not known. */
  readonly readDevice: () => string | null;
  /** Identifies a repeated submission; throws BAD_REQUEST for a key that is too long. */
  readonly readIdempotencyKey: () => string | undefined;
  /** Keyed hash of the network that the call comes from: mails that are asked for from there are counted by it. */
  readonly hashSender: () => string;
  /** Also in the log, and in the mails that the request causes. */
  readonly requestId: string;
  /** Writes a security event of this call to the log and to the audit trail. */
  readonly record: RecordEvent;
  /** Resolves when the calls of the same request that asked before have had a turn of the event loop. */
  readonly takeTurn: () => Promise<void>;
  /** Counts one call from the caller's address; throws TOO_MANY_REQUESTS beyond the calls per minute. */
  readonly countCall: (procedurePath: string, callsPerMinute: number) => Promise<void>;
}
