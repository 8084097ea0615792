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

const preparationOfSchooling: Readonly<Partial<Record<EntryEducation, Preparation>>> = {
  'Postsecondary nondegree award': 'short',
  'Some college, no degree': 'twoYears',
  "Associate's degree": 'twoYears',
  "Bachelor's degree": 'bachelor',
  "Master's degree": 'more',
  'Doctoral or professional degree': 'more',
};

interface Entry {
  readonly preparation?: Preparation | undefined;
  readonly entryEducation?: EntryEducation | undefined;
  readonly jobZone: JobZone;
}

/**
 * Returns the preparation for a career: by its typical entry education if that is a course or college,
 * otherwise by its Job Zone. A career whose entry education requires no degree never counts as one that does.
 */
export function preparationOf({ preparation, entryEducation, jobZone }: Entry): Preparation {
  if (preparation) return preparation;
  const ofJobZone = preparationOfJobZone[jobZone];
  if (!entryEducation) return ofJobZone;
  return preparationOfSchooling[entryEducation] ?? (ofJobZone === 'short' ? 'short' : 'twoYears');
}

/**
 * Returns true where a degree is common but seldom asked for, because most people work for themselves. From
 * Job Zone 5 on, even they have one.
 */
export function isDegreeOptional({
  preparation,
  entryEducation,
  jobZone,
  commissionedBy,
}: Entry & { readonly commissionedBy?: string | undefined }): boolean {
  const length = preparationOf({ preparation, entryEducation, jobZone });
  const isDegree = length === 'bachelor' || length === 'more';
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
