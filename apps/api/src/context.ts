import { migrateToLatest, type OpenDatabase } from '@guildpath/db';
import type { Catalogue } from '@guildpath/results';
import { createIdentityProvider } from './adapters/identity-provider.ts';
import { createMailServer } from './adapters/mail/mail-server.ts';
import { createPasswordHasher, type PasswordHasher } from './adapters/password-hasher.ts';
import { createCardDrawer, type DrawCard } from './adapters/pictures/draw-card.ts';
import { loadCatalogue } from './catalogue/load-catalogue.ts';
import { seedWhenChanged } from './catalogue/seed-catalogue.ts';
import type { Clock } from './config/clock.ts';
import { type Env, EnvError } from './config/env.ts';
import { createKeyedHash } from './config/keyed-hash.ts';
import { ensureAdmin } from './features/account/ensure-admin.ts';
import { isCommonPassword } from './features/account/require-strong-password.ts';
import { createRecordEvent, type EventLog } from './observability/audit/record-event.ts';
import { createMetrics } from './observability/metrics/metrics.ts';
import { type Compute, computeHere, type GetCatalogue } from './threads/computations.ts';
import type { Render } from './threads/render-tasks.tsx';
import type { AppContext } from './trpc/context.ts';

interface AppContextOptions {
  readonly env: Env;
  readonly database: OpenDatabase;
  readonly sessionSecret: string;
  readonly publicUrl: () => string;
  readonly wakeOutbox: () => void;
  /** Logs that the administrator's account was created or changed. Default: no log. */
  readonly log?: EventLog;
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

/** Updates the database (migrations, content, administrator) and creates the context of the process. */
export async function prepareAppContext({
  env,
  database,
  sessionSecret,
  publicUrl,
  wakeOutbox,
  render,
  log,
  now = () => new Date(),
  ...overrides
}: AppContextOptions): Promise<AppContext> {
  const { db } = database;
  await migrateToLatest(database);
  await seedWhenChanged(db);
  const passwords = overrides.passwords ?? (await createPasswordHasher());
  if (env.admin) {
    if (await isCommonPassword(env.admin.password)) {
      throw new EnvError('ADMIN_PASSWORD takes a password that few people use.');
    }
    const record = createRecordEvent({ db, now, log });
    await ensureAdmin({ db, now, passwords, record, askedBy: 'at start' }, env.admin);
  }
  let catalogue = overrides.catalogue ?? (await loadCatalogue(db));
  return {
    db,
    isShared: database.dialect === 'postgres',
    checkDatabase: database.check,
    env,
    now,
    publicUrl,
    wakeOutbox,
    passwords,
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
