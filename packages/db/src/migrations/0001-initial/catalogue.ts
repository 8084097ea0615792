import { type Kysely, sql } from 'kysely';
import { type Ddl, notNull, partOf, primaryKey } from '../../dialects/ddl.ts';

/** Creates what seeding fills, and the settings that store the seeded version. */
export async function createCatalogue(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await createQuestions(db, ddl);
  await createCareers(db, ddl);
  await createEducation(db, ddl);
  await createContacts(db, ddl);
  await ddl
    .createKeyedTable(db, 'settings')
    .addColumn('name', ddl.text, primaryKey)
    .addColumn('value', ddl.text, notNull)
    .execute();
}

async function createQuestions(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createTable(db, 'questions')
    .addColumn('id', ddl.text, primaryKey)
    .addColumn('version', ddl.text, notNull)
    .addColumn('tier', ddl.text, (column) =>
      column.notNull().check(sql`tier in ('quick', 'standard', 'epic')`),
    )
    .addColumn('position', 'integer')
    .addColumn('type', ddl.text, (column) =>
      column.notNull().check(sql`type in ('riasec', 'bigfive', 'aptitude')`),
    )
    .addColumn('title', ddl.text, notNull)
    .addColumn('scenario', ddl.text, notNull)
    .addColumn('question', ddl.text, notNull)
    .addColumn('options', ddl.text, notNull)
    .addColumn('tags', ddl.text, notNull)
    .addColumn('key', ddl.text, notNull)
    .addColumn('chapter', ddl.text)
    .execute();
  await db.schema
    .createIndex('questions_tier')
    .on('questions')
    .columns(['tier', 'position'])
    .execute();

  await ddl
    .createKeyedTable(db, 'calibrations')
    .addColumn('version', 'integer', primaryKey)
    .addColumn('scoring_version', ddl.text, notNull)
    .addColumn('created_at', ddl.text, notNull)
    .addColumn('people', 'integer', notNull)
    .addColumn('parameters', ddl.text, notNull)
    .execute();
}

async function createCareers(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createTable(db, 'skills')
    .addColumn('id', ddl.text, primaryKey)
    .addColumn('version', ddl.text, notNull)
    .addColumn('name', ddl.text, notNull)
    .addColumn('onet_element', ddl.text)
    .execute();

  await ddl
    .createTable(db, 'careers')
    .addColumn('id', ddl.text, primaryKey)
    .addColumn('version', ddl.text, notNull)
    .addColumn('title', ddl.text, notNull)
    .addColumn('category', ddl.text, notNull)
    .addColumn('soc_code', ddl.text, notNull)
    .addColumn('description', ddl.text, notNull)
    .addColumn('interests', ddl.text, notNull)
    .addColumn('job_zone', 'integer', (column) =>
      column.notNull().check(sql`job_zone between 1 and 5`),
    )
    .addColumn('work_styles', ddl.text)
    .addColumn('entry_education', ddl.text)
    .addColumn('median_pay', ddl.real)
    .addColumn('pay_group', ddl.text)
    .addColumn('growth_percent', ddl.real)
    .addColumn('related_careers', ddl.text, notNull)
    .addColumn('day', ddl.text)
    .addColumn('enjoys', ddl.text)
    .addColumn('wears', ddl.text)
    .addColumn('first_step', ddl.text)
    .addColumn('commissioned_by', ddl.text)
    .addColumn('also_called', ddl.text)
    .addColumn('is_gone', 'integer', (column) =>
      column.notNull().defaultTo(0).check(sql`is_gone in (0, 1)`),
    )
    .execute();

  await ddl
    .createKeyedTable(db, 'career_skills')
    .addColumn('career_id', ddl.text, partOf('careers.id'))
    .addColumn('skill_id', ddl.text, partOf('skills.id'))
    .addColumn('position', 'integer', notNull)
    .addColumn('importance', ddl.real, (column) =>
      column.notNull().check(sql`importance between 1 and 5`),
    )
    .addPrimaryKeyConstraint('career_skills_key', ['career_id', 'skill_id'])
    .execute();
  await db.schema
    .createIndex('career_skills_skill')
    .on('career_skills')
    .column('skill_id')
    .execute();
}

async function createEducation(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createTable(db, 'schools')
    .addColumn('id', ddl.text, primaryKey)
    .addColumn('version', ddl.text, notNull)
    .addColumn('name', ddl.text, notNull)
    .addColumn('location', ddl.text, notNull)
    .addColumn('website', ddl.text)
    .execute();

  await ddl
    .createTable(db, 'programs')
    .addColumn('id', ddl.text, primaryKey)
    .addColumn('version', ddl.text, notNull)
    .addColumn('school_id', ddl.text, partOf('schools.id'))
    .addColumn('name', ddl.text, notNull)
    .addColumn('level', ddl.text, (column) =>
      column
        .notNull()
        .check(
          sql`level in ('certificate', 'associate', 'bachelor', 'master', 'doctoral', 'apprenticeship')`,
        ),
    )
    .addColumn('career_ids', ddl.text, notNull)
    .addColumn('location', ddl.text)
    .addColumn('prerequisite', ddl.text)
    .execute();
  await db.schema.createIndex('programs_school').on('programs').column('school_id').execute();
}

async function createContacts(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createTable(db, 'companies')
    .addColumn('id', ddl.text, primaryKey)
    .addColumn('version', ddl.text, notNull)
    .addColumn('name', ddl.text, notNull)
    .addColumn('soc_prefixes', ddl.text, notNull)
    .execute();

  await ddl
    .createTable(db, 'consultants')
    .addColumn('id', ddl.text, primaryKey)
    .addColumn('version', ddl.text, notNull)
    .addColumn('name', ddl.text, notNull)
    .addColumn('specialty', ddl.text, notNull)
    .addColumn('location', ddl.text, notNull)
    .addColumn('rating', ddl.real, (column) => column.check(sql`rating between 1 and 5`))
    .addColumn('categories', ddl.text, notNull)
    .addColumn('is_sample', 'integer', (column) => column.notNull().check(sql`is_sample in (0, 1)`))
    .addColumn('contact', ddl.text)
    .execute();
}
