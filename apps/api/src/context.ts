import { migrateToLatest, type OpenDatabase } from '@guildpath/db';
import { type Catalogue, indexCatalogue } from '@guildpath/results';
import { createIdentityProvider } from './adapters/identity-provider.ts';
import { createPasswordHasher, type PasswordHasher } from './adapters/password-hasher.ts';
import { createCardDrawer, type DrawCard } from './adapters/pictures/draw-card.ts';
import { loadEdition } from './catalogue/load-edition.ts';
import { seedWhenChanged } from './catalogue/seed-catalogue.ts';
import type { Clock } from './config/clock.ts';
import { type Env, EnvError } from './config/env.ts';
import { createKeyedHash } from './config/keyed-hash.ts';
import { ensureAdmin } from './features/account/ensure-admin.ts';
import { isCommonPassword } from './features/account/require-strong-password.ts';
import { createRecordEvent, type EventLog } from './observability/audit/record-event.ts';
import { createMetrics } from './observability/metrics/metrics.ts';
import { type Compute, computeHere, type GetEdition } from './threads/computations.ts';
import type { Render } from './threads/render-tasks.tsx';
import type { AppContext } from './trpc/context.ts';

interface AppContextOptions {
  readonly env: Env;
  readonly database: OpenDatabase;
  readonly sessionSecret: string;
  readonly publicUrl: () => string;
  readonly wakeOutbox: () => void;
  /** Where it is logged that the administrator's account was opened or changed; nowhere when absent. */
  readonly log?: EventLog;
  readonly now?: Clock;
  /** At the production cost by default. */
  readonly passwords?: PasswordHasher;
  /** Draws with `render` by default. */
  readonly drawCard?: DrawCard;
  /** In this thread by default. */
  readonly openCompute?: (getEdition: GetEdition) => Compute;
  /** In threads of their own in production. */
  readonly render: Render;
  /** The catalogue of this database, where it has been read already. */
  readonly catalogue?: Catalogue;
}

/** Brings the database up to date (migrations, content, administrator) and gathers what the process shares. */
export async function prepareAppContext({
  env,
  database,
  sessionSecret,
  publicUrl,
  wakeOutbox,
  render,
  log,
  now = () => new Date(),
  ...known
}: AppContextOptions): Promise<AppContext> {
  const { db } = database;
  await migrateToLatest(database);
  await seedWhenChanged(db);
  const passwords = known.passwords ?? (await createPasswordHasher());
  if (env.admin) {
    if (await isCommonPassword(env.admin.password)) {
      throw new EnvError('ADMIN_PASSWORD takes a password that few people use.');
    }
    const record = createRecordEvent({ db, now, log });
    await ensureAdmin({ db, now, passwords, record, askedBy: 'at start' }, env.admin);
  }
  let edition = await loadEdition(db, known.catalogue);
  let catalogue = known.catalogue ?? indexCatalogue(edition.lists);
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
      known.drawCard ?? createCardDrawer((card, width) => render('picture', { card, width })),
    render,
    metrics: createMetrics({ withProcess: env.METRICS_TOKEN !== undefined }),
    identityProvider: env.oidc && createIdentityProvider(env.oidc),
    get catalogue() {
      return catalogue;
    },
    get edition() {
      return edition;
    },
    refreshEdition: async () => {
      edition = await loadEdition(db);
      catalogue = indexCatalogue(edition.lists);
    },
    compute: (known.openCompute ?? computeHere)(() => edition),
  };
}
