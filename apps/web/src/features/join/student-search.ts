export interface StudentSearch {
  /** Set once a member has chosen to be a student. */
  readonly as?: 'student';
}

export function toStudentSearch({ as }: Record<string, unknown>): StudentSearch {
  return as === 'student' ? { as } : {};
}
