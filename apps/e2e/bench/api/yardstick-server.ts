// A bare Fastify that does the same work as the product without its layers. It runs as a process of its
// own, takes the settings below as JSON, prints its facts as JSON once it listens, and ends with its
// parent's pipe.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import secureSession from '@fastify/secure-session';
import { type Response, submitAssessmentInput } from '@guildpath/contract';
import { insertSession, insertUser, migrateToLatest, openDatabase } from '@guildpath/db';
import { assess } from '@guildpath/results';
import * as argon2 from '@node-rs/argon2';
import fastify from 'fastify';
import { loadCatalogue } from '../../../api/src/catalogue/load-catalogue.ts';
import { seedWhenChanged } from '../../../api/src/catalogue/seed-catalogue.ts';
import { insert, openStore, type Row } from './yardstick-store.ts';

const recommendationFields = [
  'archetypeTie',
  'careerRecommendations',
  'skillRecommendations',
  'schoolRecommendations',
  'consultantRecommendations',
  'careerFields',
  'byPreparation',
  'careerRoadmap',
] as const;

declare module '@fastify/secure-session' {
  interface SessionData {
    sessionId: string;
  }
}

export interface YardstickSettings {
  /** `postgres://…`, or the path of a SQLite file. */
  readonly database: string;
  /** The responses of the result that the member of the yardstick has: complete, to the Quick Quest. */
  readonly responses: readonly Response[];
}

export interface YardstickFacts {
  readonly url: string;
  /** The `Cookie` header of a member, and the id of that member's result. */
  readonly cookie: string;
  readonly resultId: string;
}

/** The cost in `password-hasher.ts` of the API. */
const hashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const password = 'a key to every door';

const settings = JSON.parse(process.argv[2] ?? '') as YardstickSettings;
const { catalogue, memberId, sessionId } = await prepareDatabase();
const store = await openStore(settings.database);
const passwordHash = await argon2.hash(password, hashCost);

const app = fastify();
await app.register(secureSession, { key: randomBytes(32), cookieName: 'session' });

app.get('/questions', () => catalogue.questions.quick.served);

app.post('/submit', async ({ body }) => {
  const { responses, guestEmail = '' } = submitAssessmentInput.parse(body);
  return { requiresLogin: true, assessmentResultId: await submit(responses, { guestEmail }) };
});

app.get<{ Params: { id: string } }>('/results/:id', async ({ session, params }) => {
  const sessionHash = createHash('sha256')
    .update(session.get('sessionId') ?? '')
    .digest('base64url');
  const row = await store.find({
    sql: `select assessment_results.* from sessions join assessment_results using (user_id)
      where id_hash = ? and expires_at > ? and id = ?`,
    values: [sessionHash, new Date().toISOString(), params.id],
  });
  return {
    assessmentResult: {
      id: row.id,
      assessmentType: row.tier,
      completedAt: row.completed_at,
      riasecScores: fromJson(row.riasec_scores),
      bigFiveScores: fromJson(row.big_five_scores),
      aptitudeScores: {},
      characterClass: row.character_class,
      guildTitle: row.guild_title ?? undefined,
      welcome: row.welcome ?? undefined,
      leastCount: row.least_count ?? undefined,
      caution: row.caution ?? undefined,
    },
    personalityInsight: row.insight,
    scoreBands: fromJson(row.score_bands),
    scoringVersion: row.scoring_version,
    isNarrativePending: false,
    ...fromJson(row.recommendations),
  };
});

app.post('/login', async () => ({ isRight: await argon2.verify(passwordHash, password) }));

const resultId = await submit(settings.responses, { userId: memberId });
const url = await app.listen({ port: 0, host: '127.0.0.1' });
const encoded = app.encodeSecureSession(app.createSecureSession({ sessionId }));
const cookie = `session=${encodeURIComponent(encoded)}`;
console.log(JSON.stringify({ url, cookie, resultId } satisfies YardstickFacts));
process.stdin.resume().on('end', () => process.exit(0));

async function prepareDatabase() {
  const database = await openDatabase({ url: settings.database });
  const { db } = database;
  await migrateToLatest(database);
  await seedWhenChanged(db);
  const now = new Date();
  const email = 'member@example.com';
  const member = await db
    .transaction()
    .execute((trx) =>
      insertUser(trx, { email, authProvider: 'local', emailVerifiedAt: now, createdAt: now }),
    );
  if (!member) throw new Error('The database of the yardstick is not new.');
  const expiresAt = new Date(now.getTime() + 24 * 60 * 60 * 1_000);
  const sessionId = (await insertSession(db, { user: member, now, expiresAt })) ?? '';
  const catalogue = await loadCatalogue(db);
  await database.close();
  return { catalogue, memberId: member.id, sessionId };
}

/** Stores a result with everything that the product stores with it, and returns its id. */
async function submit(
  responses: readonly Response[],
  { userId = null, guestEmail = null }: { userId?: string | null; guestEmail?: string | null },
): Promise<string> {
  const { snapshot, ...assessed } = assess(catalogue, { tier: 'quick', responses });
  const recommendations = Object.fromEntries(
    recommendationFields.map((field) => [field, snapshot[field]]),
  );
  const now = new Date().toISOString();
  const id = randomUUID();
  const user: Row = {
    id: randomUUID(),
    email: guestEmail,
    username: guestEmail?.split('@')[0] ?? '',
    auth_provider: 'guest',
    names_proven: 0,
    created_at: now,
  };
  const result: Row = {
    id,
    user_id: userId,
    guest_email: guestEmail,
    tier: 'quick',
    completed_at: now,
    bank_version: assessed.bankVersion,
    scoring_version: assessed.scoringVersion,
    riasec_scores: JSON.stringify(snapshot.riasecScores),
    big_five_scores: JSON.stringify(snapshot.bigFiveScores),
    aptitude_scores: JSON.stringify(snapshot.aptitudeScores),
    score_bands: JSON.stringify(snapshot.scoreBands),
    insight: snapshot.personalityInsight,
    recommendations: JSON.stringify(recommendations),
    character_class: snapshot.characterClass,
    guild_title: snapshot.guildTitle ?? null,
    welcome: snapshot.welcome ?? null,
    least_count: snapshot.leastCount ?? null,
    caution: snapshot.caution ?? null,
  };
  const answers = responses.map(({ questionId, selectedOption, leastOption = null }) => ({
    result_id: id,
    question_id: questionId,
    selected_option: selectedOption,
    least_option: leastOption,
  }));
  const job: Row = {
    id: randomUUID(),
    kind: 'sign-in-link',
    payload: JSON.stringify({ purpose: 'results', email: guestEmail, resultId: id }),
    created_at: now,
    due_at: now,
    attempts: 0,
  };
  await store.write([
    ...(guestEmail === null ? [] : [insert('users', [user])]),
    insert('assessment_results', [result]),
    insert('responses', answers),
    ...(guestEmail === null ? [] : [insert('outbox', [job])]),
  ]);
  return id;
}

function fromJson(column: unknown): object {
  return JSON.parse(String(column)) as object;
}
