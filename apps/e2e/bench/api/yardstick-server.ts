// A bare Fastify beside which the API is measured: each route does the one thing that its call cannot do without.
// Started as a process of its own with the settings below as JSON; prints its address and ends with its parent's pipe.
import { randomUUID } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { loadSqliteDriver } from '@guildpath/db/testing';
import * as argon2 from '@node-rs/argon2';
import fastify from 'fastify';
import pg from 'pg';

export interface YardstickSettings {
  /** `postgres://…`, or the path of a SQLite file. */
  readonly database: string;
  /** What the product answers: the same bytes are sent here. */
  readonly questions: string;
  readonly results: string;
}

/** One table in the database that the product uses, with the same durability. */
interface Store {
  readonly insert: (id: string, text: string) => unknown;
  readonly find: (id: string) => unknown;
}

/** Of a submission's own answers, with nothing that follows from them. */
const rowText = 'x'.repeat(2_048);

/** As the product hashes: see `password-hasher.ts` of the API. */
const hashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const settings = JSON.parse(process.argv[2] ?? '') as YardstickSettings;
const store = settings.database.startsWith('postgres')
  ? await openPostgres(settings.database)
  : await openSqlite(settings.database);
const known = randomUUID();
await store.insert(known, settings.results);
const passwordHash = await argon2.hash('a key to every door', hashCost);

const app = fastify();
const questions = Buffer.from(settings.questions);
const packedQuestions = brotliCompressSync(questions);
app.get('/questions', ({ headers }, reply) => {
  void reply.type('application/json');
  if (!headers['accept-encoding']?.includes('br')) return reply.send(questions);
  return reply.header('content-encoding', 'br').send(packedQuestions);
});
app.get('/results', async (_request, reply) =>
  reply.type('application/json').send(await store.find(known)),
);
app.post('/submit', async () => {
  const id = randomUUID();
  await store.insert(id, rowText);
  return { requiresLogin: true, assessmentResultId: id };
});
app.post('/login', async () => ({
  isRight: await argon2.verify(passwordHash, 'a key to every door'),
}));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.stdin.resume().on('end', () => process.exit(0));

async function openSqlite(file: string): Promise<Store> {
  const Sqlite = await loadSqliteDriver();
  const db = new Sqlite(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec('create table kept (id text primary key, text text not null) strict');
  const insert = db.prepare<[string, string]>('insert into kept (id, text) values (?, ?)');
  const find = db.prepare<[string], string>('select text from kept where id = ?').pluck();
  return { insert: (id, text) => insert.run(id, text), find: (id) => find.get(id) };
}

async function openPostgres(url: string): Promise<Store> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  await pool.query('create table kept (id text primary key, text text not null)');
  return {
    insert: (id, text) =>
      pool.query({
        name: 'insert',
        text: 'insert into kept (id, text) values ($1, $2)',
        values: [id, text],
      }),
    find: async (id) => {
      const { rows } = await pool.query<{ text: string }>({
        name: 'find',
        text: 'select text from kept where id = $1',
        values: [id],
      });
      return rows[0]?.text;
    },
  };
}
