import { type Kysely, sql } from 'kysely';
import { type Ddl, notNull, partOf } from '../../dialects/ddl.ts';
import { insertRows, pagesOf, type Row, toObject } from './rows.ts';

/** The columns with JSON of the table of each kind. */
const jsonColumns: Readonly<Record<string, readonly string[]>> = {
  skills: [],
  careers: ['interests', 'work_styles', 'related_careers', 'appeals', 'demands', 'also_called'],
  schools: [],
  programs: ['career_ids'],
  companies: ['soc_prefixes'],
  consultants: ['categories'],
};

/** Moves the entries of all kinds into one table, without careers that have left the catalogue. */
export async function moveCatalogue(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createTable(db, 'catalogue_entries')
    .addColumn('kind', ddl.text, notNull)
    .addColumn('id', ddl.text, notNull)
    .addColumn('version', ddl.text, notNull)
    .addColumn('body', ddl.text, notNull)
    .addPrimaryKeyConstraint('catalogue_entries_key', ['kind', 'id'])
    .execute();
  for (const [kind, json] of Object.entries(jsonColumns)) {
    for await (const rows of pagesOf(db, kind)) {
      const present = rows.filter(({ is_gone: isGone }) => isGone !== 1);
      const skills =
        kind === 'careers' ? await findSkills(db, present) : new Map<string, object[]>();
      const entries = present.map(({ version, is_gone: _isGone, ...row }) => {
        const entry = { ...toEntry(row, json), skills: skills.get(row.id) };
        return [kind, row.id, String(version), JSON.stringify(entry)];
      });
      await insertRows(db, 'catalogue_entries', entries);
    }
  }
  await freeSavedCareers(db, ddl);
  for (const table of [
    'programs',
    'career_skills',
    'careers',
    'skills',
    'schools',
    'companies',
    'consultants',
  ]) {
    await db.schema.dropTable(table).execute();
  }
}

function toEntry(
  { is_sample: isSample, wears = null, ...row }: Omit<Row, 'id'>,
  json: readonly string[],
) {
  return {
    ...toObject({ ...row, complaints: wears }, json),
    ...(isSample !== undefined && { isSample: isSample === 1 }),
  };
}

interface SkillRow {
  readonly career_id: string;
  readonly skill_id: string;
  readonly importance: number;
}

async function findSkills(
  db: Kysely<unknown>,
  careers: readonly Row[],
): Promise<Map<string, object[]>> {
  const skills = new Map<string, object[]>(careers.map(({ id }) => [id, []]));
  if (careers.length === 0) return skills;
  const { rows } = await sql<SkillRow>`
    select career_id, skill_id, importance from career_skills
    where career_id in (${sql.join([...skills.keys()])}) order by career_id, position
  `.execute(db);
  for (const { career_id, skill_id, importance } of rows) {
    skills.get(career_id)?.push({ skillId: skill_id, importance });
  }
  return skills;
}

/** Rebuilds the table of saved careers without its reference to the table of careers. */
async function freeSavedCareers(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createKeyedTable(db, 'moved_saved_careers')
    .addColumn('user_id', ddl.text, partOf('users.id'))
    .addColumn('career_id', ddl.text, notNull)
    .addColumn('saved_at', ddl.text, notNull)
    .addPrimaryKeyConstraint('moved_saved_careers_key', ['user_id', 'career_id'])
    .execute();
  await sql`
    insert into moved_saved_careers select user_id, career_id, saved_at from saved_careers
  `.execute(db);
  await db.schema.dropTable('saved_careers').execute();
  await db.schema.alterTable('moved_saved_careers').renameTo('saved_careers').execute();
}
