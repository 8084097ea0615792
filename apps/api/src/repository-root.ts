import path from 'node:path';

/** The folder that settings are relative to: from `src` as from `dist`, in a checkout as in the image. */
export const repositoryRoot = path.resolve(import.meta.dirname, '../../..');
