import { type Career, type ResultSnapshot, tiers } from '@guildpath/contract';
import { type Kysely, Migrator, sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { backUpSqlite, restoreSqlite } from '../backup/sqlite-backup.ts';
import type { Db } from '../db.ts';
import { postgresDdl, sqliteDdl } from '../dialects/ddl.ts';
import { openDatabase } from '../open-database.ts';
import { listEntries } from '../queries/catalogue/catalogue.ts';
import { listQuestions } from '../queries/catalogue/questions.ts';
import { findCatalogueEdition } from '../queries/catalogue/versions.ts';
import { listAnswers } from '../queries/results/assessment-results.ts';
import { findPublicCard } from '../queries/results/public-cards.ts';
import { listResultsForOwner, readAccountData } from '../queries/users/account-data.ts';
import { findUserByEmail } from '../queries/users/users.ts';
import { aCareer, aQuestion, aSnapshot, minutesLater } from '../testing/builders.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { migrateToLatest } from './migrate-to-latest.ts';
import { migrations } from './migrations.ts';

type Cell = string | number | null;

/** Inserts a row, or what an entity was stored as: lists and objects as JSON, a missing value as null. */
async function insert(db: Db, table: string, entity: object): Promise<void> {
  const entries = Object.entries(entity).filter(([, value]) => value !== undefined);
  const columns = entries.map(([field]) => sql.ref(toColumn(field)));
  const cells = entries.map(([, value]) => toCell(value));
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(cells)})
  `.execute(db);
}

function toColumn(field: string): string {
  return field.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}

function toCell(value: unknown): Cell {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'object' ? JSON.stringify(value) : (value as Cell);
}

/** Brings an empty database to the schema before this migration. */
async function migrateToEarlier({ db, dialect }: TestDatabase): Promise<void> {
  const ddl = dialect === 'sqlite' ? sqliteDdl : postgresDdl;
  const all = Object.entries(migrations).map(([name, run]) => [
    name,
    { up: (on: Kysely<unknown>) => run(on, ddl) },
  ]);
  const provider = { getMigrations: () => Promise.resolve(Object.fromEntries(all)) };
  const { error } = await new Migrator({ db, provider }).migrateTo('0003-first-names-on-cards');
  expect(error).toBeUndefined();
}

const time = minutesLater(0).toISOString();

const career = aCareer({
  skills: [
    { skillId: 'reading', importance: 4.5 },
    { skillId: 'math', importance: 3 },
  ],
  workStyles: { Persistence: 4.25 },
  entryEducation: "Master's degree",
  medianPay: 75_000,
  payGroup: 'Scientists',
  growthPercent: -1.5,
  employment: 2_100,
  relatedCareers: ['own-career'],
  day: 'You wait for the night.',
  enjoys: 'They like the quiet.',
  complaints: 'They complain of short contracts.',
  firstStep: 'Find three planets.',
  appeals: { investigative: 'It has no end.' },
  demands: { openness: 'It asks for wonder.' },
  commissionedBy: 'planetariums',
  alsoCalled: ['stargazer'],
});
/** Only what a career cannot be without, as an operator may import it. */
const ownCareer = aCareer({ id: 'own-career', title: 'Own Career' });

async function insertCareer(db: Db, entry: Career, isGone: boolean): Promise<void> {
  const { skills, complaints: wears, ...row } = entry;
  await insert(db, 'careers', { ...row, version: 'imported', wears, isGone });
  for (const [position, skill] of skills.entries()) {
    await insert(db, 'career_skills', { careerId: entry.id, position, ...skill });
  }
}

const catalogue = {
  skills: [
    { id: 'math', name: 'Math' },
    { id: 'reading', name: 'Reading', onetElement: 'Reading Comprehension' },
  ],
  schools: [
    { id: 'abbey', name: 'Abbey', location: 'Graz' },
    { id: 'tower', name: 'Tower', location: 'Leith', website: 'https://tower.example' },
  ],
  programs: [
    { id: 'stars', schoolId: 'tower', name: 'Stars', careerIds: ['astronomer'], level: 'master' },
    {
      id: 'suns',
      schoolId: 'tower',
      name: 'Suns',
      careerIds: ['astronomer', 'own-career'],
      level: 'bachelor',
      location: 'Oban',
      prerequisite: 'a telescope',
    },
  ],
  companies: [{ id: 'observatory', name: 'Observatory', socPrefixes: ['19-20'] }],
  consultants: [
    {
      id: 'rosa',
      name: 'Rosa',
      specialty: 'Stars',
      location: 'Graz',
      rating: 4.5,
      categories: ['Science'],
      isSample: true,
    },
    {
      id: 'tom',
      name: 'Tom',
      specialty: 'Suns',
      location: 'Bern',
      categories: [],
      isSample: false,
      contact: 'mailto:tom@example.org',
    },
  ],
} as const;

async function insertCatalogue(db: Db): Promise<void> {
  await insertAll(db, 'skills');
  await insertCareer(db, career, false);
  await insertCareer(db, ownCareer, false);
  await insertCareer(db, aCareer({ id: 'gone' }), true);
  for (const kind of ['schools', 'programs', 'companies', 'consultants'] as const) {
    await insertAll(db, kind);
  }
  const value = { id: 'e1', importedKinds: ['careers'], onetReleases: ['30.2'] };
  await insert(db, 'settings', { name: 'catalogue_edition', value });
}

async function insertAll(db: Db, kind: keyof typeof catalogue): Promise<void> {
  for (const entry of catalogue[kind]) await insert(db, kind, { ...entry, version: '7' });
}

const questions = [
  aQuestion({ id: 'q1', chapter: { title: 'The Road', behind: 'You walked.' } }),
  aQuestion({ id: 'q2', type: 'bigfive' }),
];

async function insertQuestions(db: Db): Promise<void> {
  for (const [position, { place: _place, ...question }] of questions.entries()) {
    await insert(db, 'questions', { ...question, version: '7', tier: 'quick', position });
  }
}

const older = aSnapshot();
const newer = aSnapshot({
  guildTitle: 'Starreader',
  welcome: 'Welcome, Starreader.',
  moment: 'You went looking for the cause.',
  leastCount: 3,
  caution: 'too-fast',
  archetypeTie: 'artistic',
  friends: ['maps'],
  costs: ['sleep'],
  beside: { guildTitle: 'Siegewright', sentence: 'You need walls.' },
  careerFields: [{ category: 'Science', sentence: 'You ask why.', careerIds: ['astronomer'] }],
  careerRoadmap: { careerTitle: 'Astronomer', now: ['Look up.'], oneYear: [], fiveYears: [] },
});

/** More than two pages of results. */
const resultCount = 450;
const resultIds = Array.from({ length: resultCount }, (_, index) => `r${1_000 + index}`);

function snapshotOf(index: number): ResultSnapshot {
  return index % 2 === 0 ? newer : older;
}

async function insertResult(db: Db, id: string, index: number): Promise<void> {
  const { personalityInsight: insight, ...shown } = snapshotOf(index);
  const { riasecScores, bigFiveScores, aptitudeScores, scoreBands, ...rest } = shown;
  const { characterClass, guildTitle, welcome, moment, leastCount, caution, ...others } = rest;
  await insert(db, 'assessment_results', {
    ...{ id, userId: 'ada', tier: tiers[index % 3], completedAt: time, insight },
    ...(index === 0 && { guestEmail: 'ada@example.com', durationSeconds: 400 }),
    ...{ bankVersion: '7', scoringVersion: '2' },
    ...{ riasecScores, bigFiveScores, aptitudeScores, scoreBands },
    ...{ characterClass, guildTitle, welcome, moment, leastCount, caution },
    recommendations: others,
  });
}

/** Fills every table that refers to another one, and those that the migration drops. */
async function fill({ db }: TestDatabase): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await insertCatalogue(trx);
    await insertQuestions(trx);
    const [userId, resultId, at] = ['ada', 'r1000', { createdAt: time }];
    const email = 'ada@example.com';
    const user = { id: userId, email, username: 'ada', authProvider: 'local', ...at };
    await insert(trx, 'users', { ...user, emailVerifiedAt: time });
    for (const [index, id] of resultIds.entries()) await insertResult(trx, id, index);
    const answer = { questionId: 'q1', selectedOption: 'a' };
    await insert(trx, 'responses', { resultId, ...answer, leastOption: 'b', seconds: 9 });
    await insert(trx, 'public_cards', { id: 'card', resultId, ...at });
    const key = { owner: 'user:ada', key: 'k', bodyHash: 'h' };
    await insert(trx, 'idempotency_keys', { ...key, resultId, ...at });
    const token = { tokenHash: 't', email, userId, purpose: 'results', expiresAt: time };
    await insert(trx, 'sign_in_tokens', { ...token, resultId, ...at });
    for (const careerId of ['astronomer', 'gone']) {
      await insert(trx, 'saved_careers', { userId, careerId, savedAt: time });
    }
    const answers = [{ ...answer, questionType: 'riasec' }];
    await insert(trx, 'drafts', { userId, tier: 'epic', answers, updatedAt: time });
    const calibration = { version: 1, scoringVersion: '2', people: 9, parameters: {} };
    await insert(trx, 'calibrations', { ...calibration, ...at });
    const job = { kind: 'mail', payload: { email }, ...at, dueAt: time, attempts: 1 };
    await insert(trx, 'outbox', { id: 'waiting', ...job });
    await insert(trx, 'outbox', { id: 'abandoned', ...job, doneAt: time, givenUpAt: time });
    await insert(trx, 'throttles', { keyHash: 'key', attempts: 2, expiresAt: time });
    await insert(trx, 'request_counts', { keyHash: 'key', count: 3, resetsAt: time });
    await insert(trx, 'quest_progress', { day: '2026-11-21', tier: 'quick', step: 1, reached: 5 });
  });
}

describeOnBothDatabases(
  'a filled database of the previous schema',
  (openDatabaseOfTest, dialect) => {
    it('is carried over with everything that stays, by two connections at once', async () => {
      const database = await openDatabaseOfTest({ isMigrated: false });
      await migrateToEarlier(database);
      await fill(database);

      const other = await openDatabase({ url: database.url });
      const first = migrateToLatest(database);
      // On SQLite the second waits in its thread, which is that of the first here.
      if (dialect === 'sqlite') await first;
      const ran = await Promise.all([first, migrateToLatest(other)]);
      await other.close();
      expect(ran.flat()).toEqual(Object.keys(migrations).slice(3));

      const { db } = database;
      expect(await listEntries(db, 'careers')).toEqual([career, ownCareer]);
      for (const [kind, entries] of Object.entries(catalogue)) {
        expect(await listEntries(db, kind as keyof typeof catalogue), kind).toEqual(entries);
      }
      expect(await findCatalogueEdition(db)).toMatchObject({ importedKinds: ['careers'] });
      expect(await listQuestions(db, 'quick')).toEqual(questions);

      const ada = await findUserByEmail(db, 'ada@example.com');
      if (!ada) throw new Error('The user is gone.');
      const results = await listResultsForOwner(db, ada, { limit: resultCount });
      expect(results.toReversed().map(({ id }) => id)).toEqual(resultIds);
      for (const [index, { tier, snapshot }] of results.toReversed().entries()) {
        expect({ tier, snapshot }).toEqual({ tier: tiers[index % 3], snapshot: snapshotOf(index) });
      }
      expect(results.at(-1)).toMatchObject({
        durationSeconds: 400,
        responses: [{ questionId: 'q1', selectedOption: 'a', leastOption: 'b', seconds: 9 }],
        publicCard: { id: 'card' },
      });
      expect(await listAnswers(db, 'r1000')).toMatchObject([{ question: questions[0] }]);
      expect(await findPublicCard(db, 'card')).toEqual({ firstName: null, snapshot: newer });
      expect(await readAccountData(db, ada)).toMatchObject({
        signInTokens: [{ purpose: 'results' }],
        savedCareers: [{ careerId: 'astronomer' }, { careerId: 'gone' }],
        drafts: [{ tier: 'epic', responses: [{ questionId: 'q1' }] }],
        idempotencyKeys: [{ resultId: 'r1000' }],
      });
      expect(
        await db.selectFrom('outbox').select(['id', 'payload']).orderBy('id').execute(),
      ).toEqual([
        { id: 'abandoned', payload: null },
        { id: 'waiting', payload: '{"email":"ada@example.com"}' },
      ]);
      const count = { key_hash: 'key', expires_at: time };
      expect(await db.selectFrom('throttles').selectAll().execute()).toEqual([
        { ...count, attempts: 2 },
      ]);
      expect(await db.selectFrom('request_counts').selectAll().execute()).toEqual([
        { ...count, attempts: 3 },
      ]);
    });
  },
);

it('a backup of the previous schema is restored and carried over', async () => {
  const database = await openTestDatabase('sqlite', { isMigrated: false });
  onTestFinished(database.close);
  await migrateToEarlier(database);
  await fill(database);
  const [backup, file] = [`${database.url}.backup`, `${database.url}.restored`];
  await backUpSqlite(database.url, backup);
  await restoreSqlite(backup, { file, aside: `${file}.old` });
  const restored = await openDatabase({ url: file });
  onTestFinished(restored.close);
  expect(await migrateToLatest(restored)).toEqual(Object.keys(migrations).slice(3));
  expect(await listEntries(restored.db, 'careers')).toEqual([career, ownCareer]);
});
