// The columns of a career's row, and of a person's vector, whose inner product is the fit: six interests,
// five traits, one column for aptitude and one for how common the career is as a best match.

export const interestsAt = 0;
export const traitsAt = 6;
export const aptitudeAt = 11;
export const commonnessAt = 12;
export const rowWidth = 13;
