import type { Career, Skill } from '@guildpath/contract';
import type { Db, Transaction } from '../db.ts';
import { fromJson, toJson } from './json.ts';
import { type UpsertCounts, upsertById } from './upsert-by-id.ts';

export function upsertSkills(
  trx: Transaction,
  skills: readonly Skill[],
  version: string,
): Promise<UpsertCounts> {
  const rows = skills.map((skill) => ({
    id: skill.id,
    version,
    name: skill.name,
    onet_element: skill.onetElement ?? null,
  }));
  return upsertById(trx, 'skills', rows);
}

/** Inserts or overwrites careers, whose skills must exist. */
export async function upsertCareers(
  trx: Transaction,
  careers: readonly Career[],
  version: string,
): Promise<UpsertCounts> {
  const counts = await upsertById(
    trx,
    'careers',
    careers.map((career) => ({
      id: career.id,
      version,
      title: career.title,
      category: career.category,
      soc_code: career.socCode,
      description: career.description,
      interests: toJson(career.interests),
      job_zone: career.jobZone,
      work_styles: career.workStyles ? toJson(career.workStyles) : null,
      entry_education: career.entryEducation ?? null,
      median_pay: career.medianPay ?? null,
      pay_group: career.payGroup ?? null,
      growth_percent: career.growthPercent ?? null,
      employment: career.employment ?? null,
      related_careers: toJson(career.relatedCareers),
      day: career.day ?? null,
      enjoys: career.enjoys ?? null,
      wears: career.wears ?? null,
      first_step: career.firstStep ?? null,
      appeals: career.appeals ? toJson(career.appeals) : null,
      demands: career.demands ? toJson(career.demands) : null,
      commissioned_by: career.commissionedBy ?? null,
      also_called: career.alsoCalled ? toJson(career.alsoCalled) : null,
      is_gone: 0,
    })),
  );
  for (const career of careers) await replaceSkillsOf(trx, career);
  return counts;
}

async function replaceSkillsOf(trx: Transaction, career: Career): Promise<void> {
  await trx.deleteFrom('career_skills').where('career_id', '=', career.id).execute();
  if (career.skills.length === 0) return;
  await trx
    .insertInto('career_skills')
    .values(
      career.skills.map((skill, position) => ({
        career_id: career.id,
        skill_id: skill.skillId,
        position,
        importance: skill.importance,
      })),
    )
    .execute();
}

/** Lists the skills, ordered by id. */
export async function listSkills(db: Db): Promise<Skill[]> {
  const rows = await db
    .selectFrom('skills')
    .select(['id', 'name', 'onet_element'])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    ...(row.onet_element !== null && { onetElement: row.onet_element }),
  }));
}

/** Removes all other careers from the catalogue. Their rows stay, because users may have saved them. */
export async function retireCareersExcept(trx: Transaction, ids: readonly string[]): Promise<void> {
  const remaining = new Set(ids);
  const rows = await trx.selectFrom('careers').select('id').where('is_gone', '=', 0).execute();
  const gone = rows.map(({ id }) => id).filter((id) => !remaining.has(id));
  if (gone.length === 0) return;
  await trx.updateTable('careers').set({ is_gone: 1 }).where('id', 'in', gone).execute();
}

/** Lists the careers of the catalogue, ordered by id. */
export async function listCareers(db: Db): Promise<Career[]> {
  const rows = await db
    .selectFrom('careers')
    .select([
      'id',
      'title',
      'category',
      'soc_code',
      'description',
      'interests',
      'job_zone',
      'work_styles',
      'entry_education',
      'median_pay',
      'pay_group',
      'growth_percent',
      'employment',
      'related_careers',
      'day',
      'enjoys',
      'wears',
      'first_step',
      'appeals',
      'demands',
      'commissioned_by',
      'also_called',
    ])
    .where('is_gone', '=', 0)
    .orderBy('id')
    .execute();
  const skills = await listCareerSkills(db);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    category: row.category,
    socCode: row.soc_code,
    description: row.description,
    interests: fromJson(row.interests),
    jobZone: row.job_zone,
    skills: skills.get(row.id) ?? [],
    ...(row.work_styles !== null && {
      workStyles: fromJson<Career['workStyles']>(row.work_styles),
    }),
    ...(row.entry_education !== null && { entryEducation: row.entry_education }),
    ...(row.median_pay !== null && { medianPay: row.median_pay }),
    ...(row.pay_group !== null && { payGroup: row.pay_group }),
    ...(row.growth_percent !== null && { growthPercent: row.growth_percent }),
    ...(row.employment !== null && { employment: row.employment }),
    relatedCareers: fromJson(row.related_careers),
    ...(row.day !== null && { day: row.day }),
    ...(row.enjoys !== null && { enjoys: row.enjoys }),
    ...(row.wears !== null && { wears: row.wears }),
    ...(row.first_step !== null && { firstStep: row.first_step }),
    ...(row.appeals !== null && { appeals: fromJson<Career['appeals']>(row.appeals) }),
    ...(row.demands !== null && { demands: fromJson<Career['demands']>(row.demands) }),
    ...(row.commissioned_by !== null && { commissionedBy: row.commissioned_by }),
    ...(row.also_called !== null && {
      alsoCalled: fromJson<Career['alsoCalled']>(row.also_called),
    }),
  }));
}

type CareerSkill = Career['skills'][number];

async function listCareerSkills(db: Db): Promise<Map<string, CareerSkill[]>> {
  const rows = await db
    .selectFrom('career_skills')
    .select(['career_id as careerId', 'skill_id as skillId', 'importance'])
    .orderBy('career_id')
    .orderBy('position')
    .execute();
  const byCareer = new Map<string, CareerSkill[]>();
  for (const { careerId, skillId, importance } of rows) {
    const skills = byCareer.get(careerId) ?? [];
    skills.push({ skillId, importance });
    byCareer.set(careerId, skills);
  }
  return byCareer;
}
