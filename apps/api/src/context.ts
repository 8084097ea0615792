import { type Db, migrateToLatest, type OpenDatabase } from '@guildpath/db';
import type { Catalogue } from '@guildpath/results';
import { createIdentityProvider, type IdentityProvider } from './adapters/identity-provider.ts';
import { createMailServer, type MailServer } from './adapters/mail/mail-server.ts';
import { createPasswordHasher, type PasswordHasher } from './adapters/password-hasher.ts';
import { createCardDrawer, type DrawCard } from './adapters/pictures/draw-card.ts';
import { loadCatalogue } from './catalogue/load-catalogue.ts';
import { seedWhenChanged } from './catalogue/seed-catalogue.ts';
import type { Clock } from './config/clock.ts';
import type { Env } from './config/env.ts';
import { createKeyedHash, type KeyedHash } from './config/keyed-hash.ts';
import { createMetrics, type Metrics } from './observability/metrics/metrics.ts';
import { type Compute, computeHere, type GetCatalogue } from './threads/computations.ts';
import type { Render } from './threads/render-tasks.tsx';

export interface AppContext {
  readonly db: Db;
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

interface AppContextOptions {
  readonly env: Env;
  readonly database: OpenDatabase;
  readonly sessionSecret: string;
  readonly publicUrl: () => string;
  readonly wakeOutbox: () => void;
  readonly now?: Clock;
  /** Default: a hasher with the production cost. */
  readonly passwords?: PasswordHasher;
  /** Default: draws with `render`. */
  readonly drawCard?: DrawCard;
  /** Default: computes in this thread. */
  readonly openCompute?: (getCatalogue: GetCatalogue) => Compute;
  /** Runs in worker threads in production. */
  readonly render: Render;
  /** Must be that of this database. Default: read from it. */
  readonly catalogue?: Catalogue;
}

/** Updates the database (migrations, content) and creates the context of the process. */
export async function prepareAppContext({
  env,
  database,
  sessionSecret,
  publicUrl,
  wakeOutbox,
  render,
  now = () => new Date(),
  ...overrides
}: AppContextOptions): Promise<AppContext> {
  const { db } = database;
  await migrateToLatest(database);
  await seedWhenChanged(database);
  let catalogue = overrides.catalogue ?? (await loadCatalogue(db));
  return {
    db,
    checkDatabase: database.check,
    env,
    now,
    publicUrl,
    wakeOutbox,
    passwords: overrides.passwords ?? (await createPasswordHasher()),
    keyedHash: createKeyedHash(sessionSecret),
    drawCard:
      overrides.drawCard ??
      createCardDrawer((card) => render('picture', { ...card, host: new URL(publicUrl()).host })),
    render,
    metrics: createMetrics({ withProcess: env.METRICS_TOKEN !== undefined }),
    mailServer: env.SMTP_URL ? createMailServer({ ...env, SMTP_URL: env.SMTP_URL }) : undefined,
    identityProvider: env.oidc && createIdentityProvider(env.oidc),
    get catalogue() {
      return catalogue;
    },
    reloadCatalogue: async () => {
      catalogue = await loadCatalogue(db);
    },
    compute: (overrides.openCompute ?? computeHere)(() => catalogue),
  };
}
