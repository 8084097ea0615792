import type { RiasecType } from './traits.ts';
import type { WorkStyle } from './work-styles.ts';

/** O*NET's Job Zones: from little preparation (1) to extensive (5). */
export const jobZones = [1, 2, 3, 4, 5] as const;
export type JobZone = (typeof jobZones)[number];

/** What a program ends with, the shortest way first. */
export const programLevels = [
  'certificate',
  'apprenticeship',
  'associate',
  'bachelor',
  'master',
  'doctoral',
] as const;
export type ProgramLevel = (typeof programLevels)[number];

/** An occupation of the catalogue. */
export interface Career {
  /** Stable over versions: the slug of the title. */
  readonly id: string;
  readonly title: string;
  /** Job family. */
  readonly category: string;
  /** O*NET-SOC code, such as `15-1252.00`. */
  readonly socCode: string;
  /** Our own two sentences, in plain words. */
  readonly description: string;
  /** O*NET occupational interests, 1 to 7. */
  readonly interests: Readonly<Record<RiasecType, number>>;
  readonly jobZone: JobZone;
  /** Three to six, the most important first; importance 1 to 5. */
  readonly skills: readonly { readonly skillId: string; readonly importance: number }[];
  /** Importance 1 to 5; absent where O*NET has none. */
  readonly workStyles?: Readonly<Partial<Record<WorkStyle, number>>>;
  /** US dollars a year (BLS, 2024). */
  readonly medianPay?: number;
  /** Projected change of employment 2024 to 2034, in percent (BLS). */
  readonly growthPercent?: number;
  /** Ids of related careers of this catalogue, closest first. */
  readonly relatedCareers: readonly string[];
}

export interface Skill {
  readonly id: string;
  readonly name: string;
  /** The O*NET skill element behind it, where there is one, such as `Critical Thinking`. */
  readonly onetElement?: string;
}

export interface School {
  readonly id: string;
  readonly name: string;
  /** City and state or country, as shown. */
  readonly location: string;
}

export interface Program {
  readonly id: string;
  readonly schoolId: string;
  readonly name: string;
  /** Careers that it prepares for. */
  readonly careerIds: readonly string[];
  readonly level: ProgramLevel;
}

export interface Company {
  readonly id: string;
  readonly name: string;
  /** Job families in which it is a known employer. */
  readonly categories: readonly string[];
}

export interface Consultant {
  readonly id: string;
  readonly name: string;
  readonly specialty: string;
  readonly location: string;
  /** 1 to 5; absent while nobody has rated. */
  readonly rating?: number;
  /** Job families that the consultant advises on. */
  readonly categories: readonly string[];
  /** True for the listings that ship with Guildpath: no such person exists. */
  readonly isSample: boolean;
}
