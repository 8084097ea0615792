// A bare Fastify that does the same work as the product without its layers, on a SQLite file of its own.
// `bench:api` starts it with the responses to a Quick Quest as JSON.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import secureSession from '@fastify/secure-session';
import { type Response, resultsOutput, submitAssessmentInput } from '@guildpath/contract';
import { insertSession, insertUser, migrateToLatest, openDatabase } from '@guildpath/db';
import { loadSqliteDriver } from '@guildpath/db/testing';
import { assess } from '@guildpath/results';
import * as argon2 from '@node-rs/argon2';
import fastify from 'fastify';
import { loadCatalogue } from '../../api/src/catalogue/load-catalogue.ts';
import { seedWhenChanged } from '../../api/src/catalogue/seed-catalogue.ts';

declare module '@fastify/secure-session' {
  interface SessionData {
    sessionId: string;
  }
}

/** What the server tells its parent once it listens. */
export interface PlainServer {
  readonly url: string;
  /** The `Cookie` header of a member, and the id of that member's result. */
  readonly cookie: string;
  readonly resultId: string;
}

type Row = Readonly<Record<string, string | number | null>>;

const password = 'a key to every door';
const folder = mkdtempSync(path.join(tmpdir(), 'guildpath-plain-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
process.on('SIGTERM', () => process.exit(0));
const file = path.join(folder, 'plain.db');
const { catalogue, memberId, sessionId } = await prepareDatabase();
const Sqlite = await loadSqliteDriver();
const sqlite = new Sqlite(file);
for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']) {
  sqlite.pragma(pragma);
}
const findResult = sqlite.prepare(`select assessment_results.* from sessions
  join assessment_results using (user_id) where id_hash = ? and expires_at > ? and id = ?`);
const write = sqlite.transaction((rows: readonly (readonly [table: string, row: Row])[]) => {
  for (const [table, row] of rows) {
    const columns = Object.keys(row);
    const values = columns.map((column) => `@${column}`);
    sqlite.prepare(`insert into ${table} (${columns.join()}) values (${values.join()})`).run(row);
  }
});
// The cost in `password-hasher.ts` of the API.
const hashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const passwordHash = await argon2.hash(password, hashCost);

const app = fastify();
await app.register(secureSession, { key: randomBytes(32), cookieName: 'session' });

app.get('/questions', () => catalogue.questions.quick.served);

app.get<{ Params: { id: string } }>('/results/:id', ({ session, params }) => {
  const sessionHash = createHash('sha256').update(session.get('sessionId') ?? '');
  const now = new Date().toISOString();
  const row = findResult.get(sessionHash.digest('base64url'), now, params.id) as Row;
  const snapshot = JSON.parse(String(row.snapshot)) as object;
  return resultsOutput.parse({
    ...snapshot,
    assessmentResult: {
      ...snapshot,
      id: row.id,
      assessmentType: row.tier,
      completedAt: row.completed_at,
      aptitudeScores: {},
    },
    scoringVersion: row.scoring_version,
    isNarrativePending: false,
  });
});

app.post('/submit', ({ body }) => {
  const { responses, guestEmail = '' } = submitAssessmentInput.parse(body);
  return { requiresLogin: true, assessmentResultId: submit(responses, { guestEmail }) };
});

app.post('/login', async () => ({ isRight: await argon2.verify(passwordHash, password) }));

const resultId = submit(JSON.parse(process.argv[2] ?? '') as Response[], { userId: memberId });
const url = await app.listen({ port: 0, host: '127.0.0.1' });
const encoded = app.encodeSecureSession(app.createSecureSession({ sessionId }));
const cookie = `session=${encodeURIComponent(encoded)}`;
process.send?.({ url, cookie, resultId } satisfies PlainServer);

async function prepareDatabase() {
  const database = await openDatabase({ url: file });
  const { db } = database;
  await migrateToLatest(database);
  await seedWhenChanged(database);
  const now = new Date();
  const owner = { email: 'member@example.com', authProvider: 'local' } as const;
  const member = await db
    .transaction()
    .execute((trx) => insertUser(trx, { ...owner, emailVerifiedAt: now, createdAt: now }));
  if (!member) throw new Error('The database is not new.');
  const expiresAt = new Date(now.getTime() + 24 * 60 * 60 * 1_000);
  const session =
    (await insertSession(db, { user: member, method: 'password', now, expiresAt })) ?? '';
  const loaded = await loadCatalogue(db);
  await database.close();
  return { catalogue: loaded, memberId: member.id, sessionId: session };
}

/** Stores a result with everything that the product stores with it, and returns its id. */
function submit(
  responses: readonly Response[],
  { userId, guestEmail }: { readonly userId?: string; readonly guestEmail?: string },
): string {
  const { snapshot, bankVersion, scoringVersion } = assess(catalogue, { tier: 'quick', responses });
  const now = new Date().toISOString();
  const id = randomUUID();
  const result = {
    id,
    user_id: userId ?? null,
    guest_email: guestEmail ?? null,
    tier: 'quick',
    completed_at: now,
    bank_version: bankVersion,
    scoring_version: scoringVersion,
    snapshot: JSON.stringify(snapshot),
  };
  const answers = responses.map(({ questionId, selectedOption, leastOption = null }) => ({
    result_id: id,
    question_id: questionId,
    selected_option: selectedOption,
    least_option: leastOption,
  }));
  const rows: [string, Row][] = [
    ['assessment_results', result],
    ...answers.map((answer): [string, Row] => ['responses', answer]),
  ];
  if (guestEmail) {
    const username = guestEmail.split('@')[0] ?? '';
    const guest = { email: guestEmail, username, auth_provider: 'guest', names_proven: 0 };
    const payload = JSON.stringify({ purpose: 'results', email: guestEmail, resultId: id });
    const job = { kind: 'sign-in-link', payload, due_at: now, attempts: 0 };
    rows.unshift(['users', { id: randomUUID(), ...guest, created_at: now }]);
    rows.push(['outbox', { id: randomUUID(), ...job, created_at: now }]);
  }
  write.immediate(rows);
  return id;
}
