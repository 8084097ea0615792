export interface PupilSearch {
  /** Set once a member has chosen to be a pupil. */
  readonly as?: 'pupil';
}

export function toPupilSearch({ as }: Record<string, unknown>): PupilSearch {
  return as === 'pupil' ? { as } : {};
}
