import type {
  EntryEducation,
  JobZone,
  ProgramLevel,
  QuestionType,
  Tier,
} from '@guildpath/contract';
import type { Generated } from 'kysely';

/**
 * A table filled by seeding. The id is the natural key; `version` is the content version that last wrote
 * the row.
 */
interface Seeded {
  id: string;
  version: string;
}

export interface QuestionsTable extends Seeded {
  tier: Tier;
  /** Position in the tier, from 0; null when the tier no longer contains it. */
  position: number | null;
  type: QuestionType;
  title: string;
  scenario: string;
  question: string;
  /** JSON. */
  options: string;
  /** JSON. */
  tags: string;
  /** The scoring key as JSON. */
  key: string;
  /** The chapter that begins with the question, as JSON; null when none does. */
  chapter: string | null;
}

export interface SkillsTable extends Seeded {
  name: string;
  onet_element: string | null;
}

export interface CareersTable extends Seeded {
  title: string;
  category: string;
  soc_code: string;
  description: string;
  /** JSON. */
  interests: string;
  /** A check constraint allows 1 to 5. */
  job_zone: JobZone;
  /** JSON. */
  work_styles: string | null;
  entry_education: EntryEducation | null;
  /** US dollars a year. */
  median_pay: number | null;
  /** The wider group of occupations that pay and growth describe. */
  pay_group: string | null;
  growth_percent: number | null;
  /** Jobs in the US. */
  employment: number | null;
  /** JSON. */
  related_careers: string;
  day: string | null;
  enjoys: string | null;
  wears: string | null;
  first_step: string | null;
  /** Sentences by interest, as JSON. */
  appeals: string | null;
  /** Sentences by trait, as JSON. */
  demands: string | null;
  commissioned_by: string | null;
  /** Everyday names of the career, as JSON. */
  also_called: string | null;
  /** 1 when the career has left the catalogue. Its row stays for users who saved it, and it may return. */
  is_gone: Generated<number>;
}

export interface CareerSkillsTable {
  career_id: string;
  skill_id: string;
  /** Position in the career's list, from 0, the most important first. */
  position: number;
  importance: number;
}

export interface SchoolsTable extends Seeded {
  name: string;
  location: string;
  website: string | null;
}

export interface ProgramsTable extends Seeded {
  school_id: string;
  name: string;
  level: ProgramLevel;
  /** JSON. */
  career_ids: string;
  /** Null when it is the school's. */
  location: string | null;
  /** Names what must come first; null when beginners may start. */
  prerequisite: string | null;
}

export interface CompaniesTable extends Seeded {
  name: string;
  /** Prefixes of SOC codes, as JSON. */
  soc_prefixes: string;
}

export interface ConsultantsTable extends Seeded {
  name: string;
  specialty: string;
  location: string;
  rating: number | null;
  /** JSON. */
  categories: string;
  /** 0 or 1. */
  is_sample: number;
  /** A link or a `mailto:` address. */
  contact: string | null;
}

/** Settings that the server stores for itself, by name. */
export interface SettingsTable {
  name: string;
  value: string;
}
