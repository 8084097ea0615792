import type { BigFiveTrait, RiasecType } from './traits.ts';

/** O*NET's Job Zones, from little preparation (1) to extensive preparation (5). */
export const jobZones = [1, 2, 3, 4, 5] as const;
export type JobZone = (typeof jobZones)[number];

/** The lengths of preparation for a career, ascending. */
export const preparations = ['short', 'twoYears', 'bachelor', 'more'] as const;
export type Preparation = (typeof preparations)[number];

/** The typical entry education of the Occupational Outlook Handbook, from least to most. */
export const entryEducations = [
  'No formal educational credential',
  'High school diploma or equivalent',
  'Postsecondary nondegree award',
  'Some college, no degree',
  "Associate's degree",
  "Bachelor's degree",
  "Master's degree",
  'Doctoral or professional degree',
] as const;
export type EntryEducation = (typeof entryEducations)[number];

/** The usual preparation by Job Zone, including practice on the job. */
const preparationOfJobZone: Readonly<Record<JobZone, Preparation>> = {
  1: 'short',
  2: 'short',
  3: 'twoYears',
  4: 'bachelor',
  5: 'more',
};

const preparationOfCollege: Readonly<Partial<Record<EntryEducation, Preparation>>> = {
  'Some college, no degree': 'twoYears',
  "Associate's degree": 'twoYears',
  "Bachelor's degree": 'bachelor',
  "Master's degree": 'more',
  'Doctoral or professional degree': 'more',
};

/**
 * Returns the preparation for a career: by its typical entry education if that is college, otherwise by its
 * Job Zone. A career whose entry education requires no degree never counts as one that does.
 */
export function preparationOf({
  entryEducation,
  jobZone,
}: Pick<Career, 'entryEducation' | 'jobZone'>): Preparation {
  const ofJobZone = preparationOfJobZone[jobZone];
  if (!entryEducation) return ofJobZone;
  return preparationOfCollege[entryEducation] ?? (ofJobZone === 'short' ? 'short' : 'twoYears');
}

/**
 * Returns true where a degree is common but seldom asked for, because most people work for themselves. From Job
 * Zone 5 on, even they have one.
 */
export function isDegreeOptional({
  entryEducation,
  jobZone,
  commissionedBy,
}: Pick<Career, 'entryEducation' | 'jobZone' | 'commissionedBy'>): boolean {
  const preparation = preparationOf({ entryEducation, jobZone });
  const isDegree = preparation === 'bachelor' || preparation === 'more';
  return isDegree && commissionedBy !== undefined && jobZone < 5;
}

/** The year of all pay figures (BLS). */
export const payYear = 2024;

/** The qualifications of programs, in ascending order of length. */
export const programLevels = [
  'certificate',
  'apprenticeship',
  'associate',
  'bachelor',
  'master',
  'doctoral',
] as const;
export type ProgramLevel = (typeof programLevels)[number];

/** The 16 work styles of O*NET, with its names and in its order. */
export const workStyles = [
  'Achievement/Effort',
  'Persistence',
  'Initiative',
  'Leadership',
  'Cooperation',
  'Concern for Others',
  'Social Orientation',
  'Self-Control',
  'Stress Tolerance',
  'Adaptability/Flexibility',
  'Dependability',
  'Attention to Detail',
  'Integrity',
  'Independence',
  'Innovation',
  'Analytical Thinking',
] as const;
export type WorkStyle = (typeof workStyles)[number];

/**
 * Writes the notice that must accompany all O*NET figures (CC BY 4.0). The releases are such as `31.0`, the
 * latest first; none if they are not known.
 */
export function onetAttribution([latest, ...earlier]: readonly string[]): string {
  const database = latest === undefined ? 'O*NET Database' : `O*NET ${latest} Database`;
  const part =
    earlier.length > 0 ? ` (in part ${new Intl.ListFormat('en-US').format(earlier)})` : '';
  return (
    `This product includes information from the ${database}${part} by the U.S. Department of Labor, ` +
    'Employment and Training Administration (USDOL/ETA), used under the CC BY 4.0 license. ' +
    'O*NET® is a trademark of USDOL/ETA. Guildpath has modified all or some of this information. ' +
    'USDOL/ETA has not approved, endorsed, or tested these modifications.'
  );
}

/** The kinds of entries that an operator may import. A kind comes before those that refer to it. */
export const catalogueKinds = [
  'careers',
  'schools',
  'programs',
  'companies',
  'consultants',
] as const;
export type CatalogueKind = (typeof catalogueKinds)[number];

export interface Career {
  /** The slug of the title; stable across versions. */
  readonly id: string;
  readonly title: string;
  /** The job family. */
  readonly category: string;
  /** The O*NET-SOC code, such as `15-1252.00`. */
  readonly socCode: string;
  /** Two sentences of our own, in plain words. */
  readonly description: string;
  /** The occupational interests by O*NET, 1 to 7. */
  readonly interests: Readonly<Record<RiasecType, number>>;
  readonly jobZone: JobZone;
  /** Three to six, the most important first; importance 1 to 5. */
  readonly skills: readonly { readonly skillId: string; readonly importance: number }[];
  /** Importance 1 to 5; absent if O*NET has none. */
  readonly workStyles?: Readonly<Partial<Record<WorkStyle, number>>>;
  /** The typical education of people who enter it (BLS); absent if the tables do not cover it. */
  readonly entryEducation?: EntryEducation;
  /** US dollars a year, in the year `payYear` (BLS). */
  readonly medianPay?: number;
  /** The group that `medianPay` and `growthPercent` refer to, if it is wider than this career. */
  readonly payGroup?: string;
  /** The projected change in employment from 2024 to 2034, in percent (BLS). */
  readonly growthPercent?: number;
  /** US jobs in the year `payYear` (BLS); absent where the tables only count a wider group. */
  readonly employment?: number;
  /** Ids of related careers in this catalogue, closest first. */
  readonly relatedCareers: readonly string[];
  /** One sentence on a typical day. */
  readonly day?: string;
  /** One sentence on what people like about it. */
  readonly enjoys?: string;
  /** One sentence on what people complain about. */
  readonly wears?: string;
  /** One sentence on a step that a beginner can try this month. */
  readonly firstStep?: string;
  /** One sentence for each of its two or three highest interests: why people with that interest like the work. */
  readonly appeals?: Readonly<Partial<Record<RiasecType, string>>>;
  /** One sentence for each trait of which the work demands much more or much less than most. */
  readonly demands?: Readonly<Partial<Record<BigFiveTrait, string>>>;
  /** The clients, if most people are self-employed, such as `couples, families and magazines`. */
  readonly commissionedBy?: string;
  /** Everyday words that people search for, such as `coder` or `footballer`. */
  readonly alsoCalled?: readonly string[];
}

export interface Skill {
  readonly id: string;
  readonly name: string;
  /** The corresponding O*NET skill element, if any, such as `Critical Thinking`. */
  readonly onetElement?: string;
}

export interface School {
  readonly id: string;
  readonly name: string;
  /** The city and the state or country, as shown. */
  readonly location: string;
  /** The school's own site, such as `https://www.example.edu`. */
  readonly website?: string;
}

export interface Program {
  readonly id: string;
  readonly schoolId: string;
  readonly name: string;
  /** The careers that it prepares for. */
  readonly careerIds: readonly string[];
  readonly level: ProgramLevel;
  /** The place, if it differs from the school's own location. */
  readonly location?: string;
  /** Names what must come first, such as `a nursing license`; absent when beginners may start. */
  readonly prerequisite?: string;
}

export interface Company {
  readonly id: string;
  readonly name: string;
  /**
   * The occupations that it is known to employ, as prefixes of SOC codes: from a minor group (`27-30`) to a
   * single occupation (`27-3043.05`).
   */
  readonly socPrefixes: readonly string[];
}

export interface Consultant {
  readonly id: string;
  readonly name: string;
  readonly specialty: string;
  readonly location: string;
  /** 1 to 5; absent when there are no ratings. */
  readonly rating?: number;
  /** The job families on which the consultant advises. */
  readonly categories: readonly string[];
  /** True for the invented listings that ship with Guildpath. */
  readonly isSample: boolean;
  /** An `https:` or `mailto:` link to reach the consultant. */
  readonly contact?: string;
}
