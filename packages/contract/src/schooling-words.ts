import type { EntryEducation, JobZone } from './catalogue.ts';

const plainSchooling: Readonly<Partial<Record<EntryEducation, string>>> = {
  'No formal educational credential': 'No diploma needed',
  'High school diploma or equivalent': 'High school diploma',
  'Postsecondary nondegree award': 'A course after high school, from weeks to a year',
  'Some college, no degree': 'A year or two of college, no degree',
};

/** Puts an entry education of the handbook in plain words. */
export function schoolingWords(entryEducation: EntryEducation): string {
  return plainSchooling[entryEducation] ?? entryEducation;
}

/** The usual way in by Job Zone, where no schooling is known. */
export const jobZoneWords: Record<JobZone, string> = {
  1: 'Days or weeks on the job',
  2: 'Weeks or months on the job',
  3: 'One or two years of training',
  4: 'Usually a bachelor’s degree',
  5: 'Usually a graduate degree',
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
