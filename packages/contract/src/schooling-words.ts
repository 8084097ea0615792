import type { EntryEducation, JobZone } from './catalogue.ts';

const plainSchooling: Readonly<Partial<Record<EntryEducation, string>>> = {
  'No formal educational credential': 'No diploma needed',
  'High school diploma or equivalent': 'High school diploma',
  'Postsecondary nondegree award': 'A course of about a year after high school',
  'Some college, no degree': 'A year or two of college, no degree',
};

/** Puts an entry education of the handbook in plain words. */
export function schoolingWords(entryEducation: EntryEducation): string {
  return plainSchooling[entryEducation] ?? entryEducation;
}

interface JobZoneWords {
  readonly name: string;
  readonly meaning: string;
}

export const jobZoneWords: Record<JobZone, JobZoneWords> = {
  1: {
    name: 'Little or no preparation',
    meaning: 'You learn it on the job, in a few days or months.',
  },
  2: {
    name: 'Some preparation',
    meaning: 'Usually a high school diploma, then a few months with experienced coworkers.',
  },
  3: {
    name: 'Medium preparation',
    meaning:
      'Usually one or two years of on-the-job training, vocational school or an associate degree.',
  },
  4: {
    name: 'Considerable preparation',
    meaning: 'Usually a bachelor’s degree and a few years of experience.',
  },
  5: {
    name: 'Extensive preparation',
    meaning: 'Usually a graduate degree and many years of experience.',
  },
};

interface Training {
  readonly jobZone: JobZone;
  readonly commissionedBy?: string | undefined;
  /** The programs that lead to the career. */
  readonly programs: readonly unknown[];
}

/** Returns undefined for careers that a program or longer preparation leads to. */
export function trainingWords({ programs, jobZone, commissionedBy }: Training): string | undefined {
  if (programs.length > 0 || jobZone > 2) return undefined;
  return commissionedBy
    ? 'You learn it by doing the work.'
    : 'Your employer trains you on the job.';
}
