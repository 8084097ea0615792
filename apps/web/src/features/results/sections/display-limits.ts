/** Spec sections 2 and 9. */
export const displayLimits = {
  careers: 4,
  schools: 3,
  skills: 5,
  consultants: 3,
  skillTagsPerCareer: 3,
} as const;
