import path from 'node:path';

/** Holds thirteen occupations with invented figures, in the format of an official release. */
export const releaseFolder = path.join(import.meta.dirname, 'release');
