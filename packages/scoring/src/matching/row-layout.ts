// A career's row and a person's vector have the same columns, and their inner product is the fit: six
// interests, five traits, one column for aptitude and one for the commonness of the career as a best match.

export const interestsAt = 0;
export const traitsAt = 6;
export const aptitudeAt = 11;
export const commonnessAt = 12;
export const rowWidth = 13;
