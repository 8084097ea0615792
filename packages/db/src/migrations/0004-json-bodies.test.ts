import { type Career, type ResultSnapshot, tiers } from '@guildpath/contract';
import { Migrator, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '../db.ts';
import { postgresDdl, sqliteDdl } from '../dialects/ddl.ts';
import { openDatabase } from '../open-database.ts';
import { listResultsForOwner, readAccountData } from '../queries/account-data.ts';
import { listAnsweredQuestions } from '../queries/assessment-results.ts';
import { listEntries } from '../queries/catalogue.ts';
import { findCatalogueEdition } from '../queries/catalogue-edition.ts';
import { findPublicCard } from '../queries/public-cards.ts';
import { listQuestions } from '../queries/questions.ts';
import { findUserByEmail } from '../queries/users.ts';
import { aCareer, aQuestion, aSnapshot, minutesLater } from '../testing/builders.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import type { TestDatabase } from '../testing/open-test-database.ts';
import { migrateToLatest } from './migrate-to-latest.ts';
import { migrations } from './migrations.ts';

type Cell = string | number | null;

function insert(db: Db, table: string, row: Readonly<Record<string, Cell>>) {
  const columns = Object.keys(row).map((column) => sql.ref(column));
  return sql`
    insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(Object.values(row))})
  `.execute(db);
}

/** Brings an empty database to the schema before this migration. */
async function migrateToEarlier({ db, dialect }: TestDatabase): Promise<void> {
  const ddl = dialect === 'sqlite' ? sqliteDdl : postgresDdl;
  const all = Object.entries(migrations).map(([name, run]) => [
    name,
    { up: (on: Db) => run(on, ddl) },
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
  wears: 'They complain of short contracts.',
  firstStep: 'Find three planets.',
  appeals: { investigative: 'It has no end.' },
  demands: { openness: 'It asks for wonder.' },
  commissionedBy: 'planetariums',
  alsoCalled: ['stargazer'],
});
/** Only what a career cannot be without, as an operator may import it. */
const ownCareer = aCareer({ id: 'own-career', title: 'Own Career' });

async function insertCareer(db: Db, entry: Career, isGone: 0 | 1 = 0): Promise<void> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  await insert(db, 'careers', {
    id: entry.id,
    version: 'imported',
    title: entry.title,
    category: entry.category,
    soc_code: entry.socCode,
    description: entry.description,
    interests: json(entry.interests),
    job_zone: entry.jobZone,
    work_styles: json(entry.workStyles),
    entry_education: entry.entryEducation ?? null,
    median_pay: entry.medianPay ?? null,
    pay_group: entry.payGroup ?? null,
    growth_percent: entry.growthPercent ?? null,
    employment: entry.employment ?? null,
    related_careers: json(entry.relatedCareers),
    day: entry.day ?? null,
    enjoys: entry.enjoys ?? null,
    wears: entry.wears ?? null,
    first_step: entry.firstStep ?? null,
    appeals: json(entry.appeals),
    demands: json(entry.demands),
    commissioned_by: entry.commissionedBy ?? null,
    also_called: json(entry.alsoCalled),
    is_gone: isGone,
  });
  for (const [position, { skillId, importance }] of entry.skills.entries()) {
    await insert(db, 'career_skills', {
      career_id: entry.id,
      skill_id: skillId,
      position,
      importance,
    });
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
  const version = '7';
  for (const { id, name, ...skill } of catalogue.skills) {
    const onet_element = 'onetElement' in skill ? skill.onetElement : null;
    await insert(db, 'skills', { id, version, name, onet_element });
  }
  await insertCareer(db, career);
  await insertCareer(db, ownCareer);
  await insertCareer(db, aCareer({ id: 'gone' }), 1);
  for (const { id, name, location, ...school } of catalogue.schools) {
    const website = 'website' in school ? school.website : null;
    await insert(db, 'schools', { id, version, name, location, website });
  }
  for (const { id, schoolId, name, careerIds, level, ...program } of catalogue.programs) {
    const { location = null, prerequisite = null } = {
      location: undefined,
      prerequisite: undefined,
      ...program,
    };
    const career_ids = JSON.stringify(careerIds);
    await insert(db, 'programs', {
      id,
      version,
      school_id: schoolId,
      name,
      level,
      career_ids,
      location,
      prerequisite,
    });
  }
  for (const { id, name, socPrefixes } of catalogue.companies) {
    await insert(db, 'companies', { id, version, name, soc_prefixes: JSON.stringify(socPrefixes) });
  }
  for (const { categories, isSample, ...consultant } of catalogue.consultants) {
    await insert(db, 'consultants', {
      rating: null,
      contact: null,
      ...consultant,
      version,
      categories: JSON.stringify(categories),
      is_sample: isSample ? 1 : 0,
    });
  }
  const edition = { id: 'e1', importedKinds: ['careers'], onetReleases: ['30.2'] };
  await insert(db, 'settings', { name: 'catalogue_edition', value: JSON.stringify(edition) });
}

const questions = [
  aQuestion({ id: 'q1', chapter: { title: 'The Road', behind: 'You walked.' } }),
  aQuestion({ id: 'q2', type: 'bigfive' }),
];

async function insertQuestions(db: Db): Promise<void> {
  for (const [
    position,
    { id, type, title, scenario, question, options, tags, key, chapter },
  ] of questions.entries()) {
    await insert(db, 'questions', {
      ...{ id, version: '7', tier: 'quick', position, type, title, scenario, question },
      options: JSON.stringify(options),
      tags: JSON.stringify(tags),
      key: JSON.stringify(key),
      chapter: chapter ? JSON.stringify(chapter) : null,
    });
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
  const {
    riasecScores,
    bigFiveScores,
    aptitudeScores,
    scoreBands,
    personalityInsight,
    characterClass,
    guildTitle,
    welcome,
    moment,
    leastCount,
    caution,
    ...recommendations
  } = snapshotOf(index);
  await insert(db, 'assessment_results', {
    id,
    user_id: 'ada',
    guest_email: index === 0 ? 'ada@example.com' : null,
    tier: tiers[index % 3] ?? 'quick',
    completed_at: time,
    duration_seconds: index === 0 ? 400 : null,
    bank_version: '7',
    scoring_version: '2',
    character_class: characterClass,
    guild_title: guildTitle ?? null,
    welcome: welcome ?? null,
    moment: moment ?? null,
    riasec_scores: JSON.stringify(riasecScores),
    big_five_scores: JSON.stringify(bigFiveScores),
    aptitude_scores: JSON.stringify(aptitudeScores),
    score_bands: JSON.stringify(scoreBands),
    least_count: leastCount ?? null,
    caution: caution ?? null,
    insight: personalityInsight,
    recommendations: JSON.stringify(recommendations),
  });
}

/** Fills every table that refers to another one, and those that the migration drops. */
async function fill({ db }: TestDatabase): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await insertCatalogue(trx);
    await insertQuestions(trx);
    await insert(trx, 'users', {
      id: 'ada',
      email: 'ada@example.com',
      username: 'ada',
      auth_provider: 'local',
      email_verified_at: time,
      created_at: time,
    });
    for (const [index, id] of resultIds.entries()) await insertResult(trx, id, index);
    await insert(trx, 'responses', {
      result_id: 'r1000',
      question_id: 'q1',
      selected_option: 'a',
      least_option: 'b',
      seconds: 9,
    });
    await insert(trx, 'public_cards', { id: 'card', result_id: 'r1000', created_at: time });
    await insert(trx, 'idempotency_keys', {
      owner: 'user:ada',
      key: 'k',
      result_id: 'r1000',
      body_hash: 'h',
      created_at: time,
    });
    await insert(trx, 'sign_in_tokens', {
      token_hash: 't',
      email: 'ada@example.com',
      user_id: 'ada',
      purpose: 'results',
      result_id: 'r1000',
      created_at: time,
      expires_at: time,
    });
    for (const career_id of ['astronomer', 'gone']) {
      await insert(trx, 'saved_careers', { user_id: 'ada', career_id, saved_at: time });
    }
    const answers = JSON.stringify([
      { questionId: 'q1', questionType: 'riasec', selectedOption: 'a' },
    ]);
    await insert(trx, 'drafts', { user_id: 'ada', tier: 'epic', answers, updated_at: time });
    await insert(trx, 'calibrations', {
      version: 1,
      scoring_version: '2',
      created_at: time,
      people: 9,
      parameters: '{}',
    });
    await insert(trx, 'quest_progress', {
      day: time.slice(0, 10),
      tier: 'quick',
      step: 1,
      reached: 5,
    });
  });
}

describeOnBothDatabases('a filled database of the previous schema', (openTestDatabase) => {
  it('is carried over with everything that stays, by two connections at once', async () => {
    const database = await openTestDatabase({ isMigrated: false });
    await migrateToEarlier(database);
    await fill(database);

    const other = await openDatabase({ url: database.url });
    const ran = await Promise.all([migrateToLatest(database), migrateToLatest(other)]);
    await other.close();
    expect(ran.flat()).toEqual(['0004-json-bodies']);

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
    expect(await listAnsweredQuestions(db, ['r1000'])).toMatchObject([{ question: questions[0] }]);
    expect(await findPublicCard(db, 'card')).toEqual({ firstName: null, snapshot: newer });
    expect(await readAccountData(db, ada)).toMatchObject({
      signInTokens: [{ purpose: 'results' }],
      savedCareers: [{ careerId: 'astronomer' }, { careerId: 'gone' }],
      drafts: [{ tier: 'epic', responses: [{ questionId: 'q1' }] }],
      idempotencyKeys: [{ resultId: 'r1000' }],
    });
  });
});
