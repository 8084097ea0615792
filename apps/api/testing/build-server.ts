import { buildServer } from './start-process.ts';

/** Builds the server for the tests that start it. */
export function setup(): void {
  buildServer();
}
