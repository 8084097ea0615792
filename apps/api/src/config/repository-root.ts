import path from 'node:path';

// The bundle in `dist` has no folders; the sources do.
const isSource = import.meta.filename.endsWith('.ts');

/** The folder that relative settings start from, in a checkout and in the image. */
export const repositoryRoot = path.resolve(
  import.meta.dirname,
  isSource ? '../../../..' : '../../..',
);
