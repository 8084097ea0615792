import {
  bigFiveTraits,
  type Career,
  type CatalogueKind,
  type Company,
  type Consultant,
  entryEducations,
  jobZones,
  type Program,
  programLevels,
  riasecTypes,
  type School,
  workStyles,
} from '@guildpath/contract';
import { z } from 'zod';
import type { CatalogueItems } from '../write-kind.ts';
import {
  amountCell,
  contactCell,
  list,
  numberCell,
  oneOf,
  optional,
  rated,
  slug,
  text,
  webAddress,
} from './cells.ts';

export type Row = Readonly<Record<string, string | number>>;

export interface Format<Item> {
  /** All are required, in any order. */
  readonly columns: readonly string[];
  /** The columns whose numbers may have decimals. */
  readonly figures: readonly string[];
  readonly cells: z.ZodObject;
  /** Takes cells by column; the path of an issue begins with the column. */
  readonly schema: z.ZodType<Item>;
  /** Writes an empty cell for a missing value. */
  readonly toRow: (item: Item) => Row;
}

function toFormat<Cells extends z.ZodObject, Item>(
  cells: Cells,
  toItem: (cells: z.output<Cells>) => Item,
  toRow: (item: Item) => Row,
  figures: readonly string[] = [],
): Format<Item> {
  const columns = Object.keys(cells.shape);
  return { columns, figures, cells, schema: cells.transform(toItem), toRow };
}

function withoutUndefined<Item>(item: object): Item {
  const entries = Object.entries(item).filter(([, value]) => value !== undefined);
  // The schemas have checked the types of all fields.
  return Object.fromEntries(entries) as Item;
}

function withoutMissing<Name extends string>(
  sentences: Readonly<Record<Name, string | undefined>>,
) {
  const present = Object.entries(sentences).filter(([, text]) => text !== undefined);
  return present.length === 0
    ? undefined
    : withoutUndefined<Partial<Record<Name, string>>>(sentences);
}

const joinList = (items: readonly string[] = []) => items.join('; ');
const ratings = (pairs: readonly (readonly [string, number])[]) =>
  joinList(pairs.map(([name, figure]) => `${name}: ${figure}`));

const interestColumns = {
  interests_r: numberCell(1, 7),
  interests_i: numberCell(1, 7),
  interests_a: numberCell(1, 7),
  interests_s: numberCell(1, 7),
  interests_e: numberCell(1, 7),
  interests_c: numberCell(1, 7),
} as const;

const sentence = () => optional(text(400));

const appealColumns = {
  appeal_r: sentence(),
  appeal_i: sentence(),
  appeal_a: sentence(),
  appeal_s: sentence(),
  appeal_e: sentence(),
  appeal_c: sentence(),
} as const;

const demandColumns = {
  demand_o: sentence(),
  demand_c: sentence(),
  demand_e: sentence(),
  demand_a: sentence(),
  demand_n: sentence(),
} as const;

const socCode = z
  .string()
  .regex(/^\d\d-\d{4}\.\d\d$/, 'Enter an O*NET-SOC code such as 15-1252.00');

const careers = toFormat(
  z.object({
    id: slug,
    title: text(150),
    category: text(100),
    soc_code: socCode,
    description: text(2_000),
    ...interestColumns,
    job_zone: oneOf(['1', '2', '3', '4', '5']),
    skills: rated(slug, 6),
    work_styles: rated(oneOf(workStyles), workStyles.length),
    entry_education: optional(oneOf(entryEducations)),
    median_pay: optional(amountCell(1, 10_000_000)),
    pay_group: sentence(),
    growth_percent: optional(numberCell(-100, 1_000)),
    employment: optional(amountCell(1, 1_000_000_000)),
    related_careers: list(slug, { max: 10 }),
    day: sentence(),
    enjoys: sentence(),
    wears: sentence(),
    first_step: sentence(),
    ...appealColumns,
    ...demandColumns,
    commissioned_by: sentence(),
    also_called: list(text(100), { max: 30 }),
  }),
  (row) =>
    withoutUndefined<Career>({
      id: row.id,
      title: row.title,
      category: row.category,
      socCode: row.soc_code,
      description: row.description,
      interests: {
        realistic: row.interests_r,
        investigative: row.interests_i,
        artistic: row.interests_a,
        social: row.interests_s,
        enterprising: row.interests_e,
        conventional: row.interests_c,
      },
      jobZone: jobZones.find((zone) => String(zone) === row.job_zone),
      skills: row.skills.map(([skillId, importance]) => ({ skillId, importance })),
      workStyles: row.work_styles.length > 0 ? Object.fromEntries(row.work_styles) : undefined,
      entryEducation: row.entry_education,
      medianPay: row.median_pay,
      payGroup: row.pay_group,
      growthPercent: row.growth_percent,
      employment: row.employment,
      relatedCareers: row.related_careers,
      day: row.day,
      enjoys: row.enjoys,
      wears: row.wears,
      firstStep: row.first_step,
      appeals: withoutMissing({
        realistic: row.appeal_r,
        investigative: row.appeal_i,
        artistic: row.appeal_a,
        social: row.appeal_s,
        enterprising: row.appeal_e,
        conventional: row.appeal_c,
      }),
      demands: withoutMissing({
        openness: row.demand_o,
        conscientiousness: row.demand_c,
        extraversion: row.demand_e,
        agreeableness: row.demand_a,
        neuroticism: row.demand_n,
      }),
      commissionedBy: row.commissioned_by,
      alsoCalled: row.also_called.length > 0 ? row.also_called : undefined,
    }),
  (career) => ({
    id: career.id,
    title: career.title,
    category: career.category,
    soc_code: career.socCode,
    description: career.description,
    ...Object.fromEntries(
      riasecTypes.map((type) => [`interests_${type.charAt(0)}`, career.interests[type]]),
    ),
    job_zone: career.jobZone,
    skills: ratings(career.skills.map(({ skillId, importance }) => [skillId, importance])),
    work_styles: ratings(Object.entries(career.workStyles ?? {})),
    entry_education: career.entryEducation ?? '',
    median_pay: career.medianPay ?? '',
    pay_group: career.payGroup ?? '',
    growth_percent: career.growthPercent ?? '',
    employment: career.employment ?? '',
    related_careers: joinList(career.relatedCareers),
    day: career.day ?? '',
    enjoys: career.enjoys ?? '',
    wears: career.wears ?? '',
    first_step: career.firstStep ?? '',
    ...Object.fromEntries(
      riasecTypes.map((type) => [`appeal_${type.charAt(0)}`, career.appeals?.[type] ?? '']),
    ),
    ...Object.fromEntries(
      bigFiveTraits.map((trait) => [`demand_${trait.charAt(0)}`, career.demands?.[trait] ?? '']),
    ),
    commissioned_by: career.commissionedBy ?? '',
    also_called: joinList(career.alsoCalled),
  }),
  [
    ...Object.keys(interestColumns),
    ...['skills', 'work_styles', 'growth_percent', 'median_pay', 'employment'],
  ],
);

const schools = toFormat(
  z.object({ id: slug, name: text(200), location: text(200), website: optional(webAddress) }),
  (row) => withoutUndefined<School>(row),
  ({ id, name, location, website = '' }) => ({ id, name, location, website }),
);

const programs = toFormat(
  z.object({
    id: slug,
    school_id: slug,
    name: text(200),
    level: oneOf(programLevels),
    career_ids: list(slug, { min: 1, max: 50 }),
    location: optional(text(200)),
    prerequisite: sentence(),
  }),
  ({ school_id: schoolId, career_ids: careerIds, ...row }) =>
    withoutUndefined<Program>({ ...row, schoolId, careerIds }),
  (program) => ({
    id: program.id,
    school_id: program.schoolId,
    name: program.name,
    level: program.level,
    career_ids: joinList(program.careerIds),
    location: program.location ?? '',
    prerequisite: program.prerequisite ?? '',
  }),
);

const socPrefix = z
  .string()
  .regex(
    /^\d\d(?:-\d{1,4}|-\d{4}\.\d{1,2})?$/,
    'Enter SOC codes or their first digits, such as 15-1252.00 or 15-12',
  );

const companies = toFormat(
  z.object({ id: slug, name: text(200), soc_prefixes: list(socPrefix, { min: 1, max: 100 }) }),
  ({ soc_prefixes: socPrefixes, ...row }): Company => ({ ...row, socPrefixes }),
  ({ id, name, socPrefixes }) => ({ id, name, soc_prefixes: joinList(socPrefixes) }),
);

const consultants = toFormat(
  z.object({
    id: slug,
    name: text(200),
    specialty: text(300),
    location: text(200),
    rating: optional(numberCell(1, 5)),
    categories: list(text(100), { max: 100 }),
    contact: optional(contactCell),
  }),
  // Imported consultants are real, not samples of ours.
  (row) => withoutUndefined<Consultant>({ ...row, isSample: false }),
  (consultant) => ({
    id: consultant.id,
    name: consultant.name,
    specialty: consultant.specialty,
    location: consultant.location,
    rating: consultant.rating ?? '',
    categories: joinList(consultant.categories),
    contact: consultant.contact?.replace(/^mailto:/, '') ?? '',
  }),
  ['rating'],
);

export const formats: { readonly [Kind in CatalogueKind]: Format<CatalogueItems[Kind]> } = {
  careers,
  schools,
  programs,
  companies,
  consultants,
};
