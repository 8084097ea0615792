import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

/**
 * Stops every process of the PostgreSQL server, like a suspended machine. Returns a function that resumes
 * them. Works on Linux only.
 */
export async function freezePostgres(url: string): Promise<() => void> {
  const { postmaster } = await findBackends(url);
  const all = [postmaster, ...listProcesses().filter((pid) => parentOf(pid) === postmaster)];
  for (const pid of all) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const pid of all) if (parentOf(pid) !== ended) process.kill(pid, 'SIGCONT');
  };
}

/**
 * Kills one process of the server, which then ends all others and recovers from its log. Works on Linux
 * only.
 */
export async function crashPostgres(url: string): Promise<void> {
  const {
    others: [another],
  } = await findBackends(url);
  if (another === undefined) throw new Error('There is no connection to this database.');
  process.kill(another, 'SIGKILL');
}

async function findBackends(url: string): Promise<{ postmaster: number; others: number[] }> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database()
       order by pid <> pg_backend_pid()`,
    );
    const [own = 0, ...others] = rows.map(({ pid }) => pid);
    // The parent is known only while the process lives.
    return { postmaster: parentOf(own), others };
  } finally {
    await client.end();
  }
}

/** Stands for the parent of a process that has ended. */
const ended = 0;

function listProcesses(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function parentOf(pid: number): number {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1);
    return Number(afterName?.split(' ')[1]);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ended;
    throw error;
  }
}
