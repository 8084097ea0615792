import type { Db, SessionRow, UserRow } from '@guildpath/db';
import type { Catalogue } from '@guildpath/results';
import type { IdentityProvider } from '../adapters/identity-provider.ts';
import type { MailServer } from '../adapters/mail/mail-server.ts';
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

export interface AppContext {
  readonly db: Db;
  /** Other processes may serve the same site. */
  readonly isShared: boolean;
  /** Rejects if the database does not respond, or has no space to write. */
  readonly checkDatabase: () => Promise<void>;
  readonly env: Env;
  readonly now: Clock;
  /** Returns the site's origin, which is known once the server listens. */
  readonly publicUrl: () => string;
  /** Replaced when the content changes; a running call continues with the old one. */
  readonly catalogue: Catalogue;
  /** Reloads `catalogue` after a change; later calls see it. */
  readonly reloadCatalogue: () => Promise<void>;
  /** Runs computations that would block the event loop. */
  readonly compute: Compute;
  readonly passwords: PasswordHasher;
  readonly keyedHash: KeyedHash;
  readonly drawCard: DrawCard;
  readonly render: Render;
  readonly metrics: Metrics;
  /** Undefined if mails are written as files. */
  readonly mailServer: MailServer | undefined;
  /** Undefined if no provider login is configured. */
  readonly identityProvider: IdentityProvider | undefined;
  /** Wakes the outbox worker; call it after committing a job. */
  readonly wakeOutbox: () => void;
}

/** Shared by all calls of one request. */
export interface RequestContext extends AppContext, Device, Omit<ViewerSession, 'findSession'> {
  /** Throws UNAUTHORIZED if no user is signed in. */
  readonly requireViewer: () => Promise<UserRow>;
  /** Throws UNAUTHORIZED if no user is signed in. */
  readonly requireSession: () => Promise<SessionRow>;
  /** Identifies the caller for rate limits; an IPv6 address is reduced to its /64 network. */
  readonly address: string;
  /** Returns words such as `Chrome on Android`; null when the browser and the system are unknown. */
  readonly readDevice: () => string | null;
  /**
   * Identifies a repeated submission. Throws BAD_REQUEST for more than one key, and for one that is too long.
   */
  readonly readIdempotencyKey: () => string | undefined;
  /** Returns a keyed hash of `address`, by which the mails that it requests are counted. */
  readonly hashSender: () => string;
  /** Also appears in the log, and in the jobs of mails that the request causes. */
  readonly requestId: string;
  /** Writes a security event to the log and to the audit trail. */
  readonly record: RecordEvent;
  /** Queues the calls of a batch: each waits until the one before has had a turn of the event loop. */
  readonly waitForTurn: () => Promise<void>;
  /** Counts one call from the caller's address; throws TOO_MANY_REQUESTS above the limit. */
  readonly countCall: (procedurePath: string, callsPerMinute: number) => Promise<void>;
}
