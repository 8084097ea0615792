export { mergeRelease } from './merge-release.ts';
export { findReleaseNumber, type OnetFiles, onetFiles, readRelease } from './read-release.ts';
