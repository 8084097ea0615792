// A career's row and a person's vector have the same columns, and their inner product is the fit: six
// interests, five traits and one column for aptitude.

export const interestsAt = 0;
export const traitsAt = 6;
export const aptitudeAt = 11;
export const rowWidth = 12;
