import type { JobZone, ProgramLevel, QuestionType, Tier } from '@guildpath/contract';

/** What seeding fills. The id is the natural key; `version` is the content version that wrote the row last. */
interface Seeded {
  id: string;
  version: string;
}

export interface QuestionsTable extends Seeded {
  tier: Tier;
  /** Place in the tier from 0; null when the tier no longer asks it. */
  position: number | null;
  type: QuestionType;
  title: string;
  scenario: string;
  question: string;
  /** JSON. */
  options: string;
  /** JSON. */
  tags: string;
  /** The scoring key, as JSON. */
  key: string;
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
  /** A check keeps it to the five. */
  job_zone: JobZone;
  /** JSON. */
  work_styles: string | null;
  /** US dollars a year. */
  median_pay: number | null;
  growth_percent: number | null;
  /** JSON. */
  related_careers: string;
}

export interface CareerSkillsTable {
  career_id: string;
  skill_id: string;
  /** Place in the career's list from 0, the most important first. */
  position: number;
  importance: number;
}

export interface SchoolsTable extends Seeded {
  name: string;
  location: string;
}

export interface ProgramsTable extends Seeded {
  school_id: string;
  name: string;
  level: ProgramLevel;
  /** JSON. */
  career_ids: string;
}

export interface CompaniesTable extends Seeded {
  name: string;
  /** JSON. */
  categories: string;
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
}

/** What the server itself remembers, by name. */
export interface SettingsTable {
  name: string;
  value: string;
}
