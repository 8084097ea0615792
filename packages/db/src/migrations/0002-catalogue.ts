import { type Kysely, sql } from 'kysely';
import type { Ddl } from '../dialects/ddl.ts';

/** The question bank and the catalogue, filled by seeding, and the settings that remember the seed. */
export async function catalogue(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await createQuestions(db, ddl);
  await createCareers(db, ddl);
  await createEducation(db, ddl);
  await createContacts(db, ddl);
  await ddl
    .createKeyedTable(db, 'settings')
    .addColumn('name', ddl.text, (column) => column.notNull().primaryKey())
    .addColumn('value', ddl.text, (column) => column.notNull())
    .execute();
}

async function createQuestions(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createTable(db, 'questions')
    .addColumn('id', ddl.text, (column) => column.notNull().primaryKey())
    .addColumn('version', ddl.text, (column) => column.notNull())
    .addColumn('tier', ddl.text, (column) =>
      column.notNull().check(sql`tier in ('quick', 'standard', 'epic')`),
    )
    .addColumn('position', 'integer')
    .addColumn('type', ddl.text, (column) =>
      column.notNull().check(sql`type in ('riasec', 'bigfive', 'aptitude')`),
    )
    .addColumn('title', ddl.text, (column) => column.notNull())
    .addColumn('scenario', ddl.text, (column) => column.notNull())
    .addColumn('question', ddl.text, (column) => column.notNull())
    .addColumn('options', ddl.text, (column) => column.notNull())
    .addColumn('tags', ddl.text, (column) => column.notNull())
    .addColumn('key', ddl.text, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('questions_tier')
    .on('questions')
    .columns(['tier', 'position'])
    .execute();
}

async function createCareers(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createTable(db, 'skills')
    .addColumn('id', ddl.text, (column) => column.notNull().primaryKey())
    .addColumn('version', ddl.text, (column) => column.notNull())
    .addColumn('name', ddl.text, (column) => column.notNull())
    .addColumn('onet_element', ddl.text)
    .execute();

  await ddl
    .createTable(db, 'careers')
    .addColumn('id', ddl.text, (column) => column.notNull().primaryKey())
    .addColumn('version', ddl.text, (column) => column.notNull())
    .addColumn('title', ddl.text, (column) => column.notNull())
    .addColumn('category', ddl.text, (column) => column.notNull())
    .addColumn('soc_code', ddl.text, (column) => column.notNull())
    .addColumn('description', ddl.text, (column) => column.notNull())
    .addColumn('interests', ddl.text, (column) => column.notNull())
    .addColumn('job_zone', 'integer', (column) =>
      column.notNull().check(sql`job_zone between 1 and 5`),
    )
    .addColumn('work_styles', ddl.text)
    .addColumn('median_pay', ddl.real)
    .addColumn('growth_percent', ddl.real)
    .addColumn('related_careers', ddl.text, (column) => column.notNull())
    .execute();

  await ddl
    .createKeyedTable(db, 'career_skills')
    .addColumn('career_id', ddl.text, (column) =>
      column.notNull().references('careers.id').onDelete('cascade'),
    )
    .addColumn('skill_id', ddl.text, (column) =>
      column.notNull().references('skills.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
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
    .addColumn('id', ddl.text, (column) => column.notNull().primaryKey())
    .addColumn('version', ddl.text, (column) => column.notNull())
    .addColumn('name', ddl.text, (column) => column.notNull())
    .addColumn('location', ddl.text, (column) => column.notNull())
    .execute();

  await ddl
    .createTable(db, 'programs')
    .addColumn('id', ddl.text, (column) => column.notNull().primaryKey())
    .addColumn('version', ddl.text, (column) => column.notNull())
    .addColumn('school_id', ddl.text, (column) =>
      column.notNull().references('schools.id').onDelete('cascade'),
    )
    .addColumn('name', ddl.text, (column) => column.notNull())
    .addColumn('level', ddl.text, (column) =>
      column
        .notNull()
        .check(
          sql`level in ('certificate', 'associate', 'bachelor', 'master', 'doctoral', 'apprenticeship')`,
        ),
    )
    .addColumn('career_ids', ddl.text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('programs_school').on('programs').column('school_id').execute();
}

async function createContacts(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createTable(db, 'companies')
    .addColumn('id', ddl.text, (column) => column.notNull().primaryKey())
    .addColumn('version', ddl.text, (column) => column.notNull())
    .addColumn('name', ddl.text, (column) => column.notNull())
    .addColumn('categories', ddl.text, (column) => column.notNull())
    .execute();

  await ddl
    .createTable(db, 'consultants')
    .addColumn('id', ddl.text, (column) => column.notNull().primaryKey())
    .addColumn('version', ddl.text, (column) => column.notNull())
    .addColumn('name', ddl.text, (column) => column.notNull())
    .addColumn('specialty', ddl.text, (column) => column.notNull())
    .addColumn('location', ddl.text, (column) => column.notNull())
    .addColumn('rating', ddl.real, (column) => column.check(sql`rating between 1 and 5`))
    .addColumn('categories', ddl.text, (column) => column.notNull())
    .addColumn('is_sample', 'integer', (column) => column.notNull().check(sql`is_sample in (0, 1)`))
    .execute();
}
