import path from 'node:path';

// The bundle in `dist` has no folders; the sources do.
const isSource = import.meta.filename.endsWith('.ts');

/** Relative settings start from this folder, in a checkout and in the image. */
export const repositoryRoot = path.resolve(
  import.meta.dirname,
  isSource ? '../../../..' : '../../..',
);
