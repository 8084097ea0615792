import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

/**
 * Stops every process of the PostgreSQL behind the url, as a machine does that is suspended; returns what lets them go
 * on. On Linux alone.
 */
export async function freezePostgres(url: string): Promise<() => void> {
  const { postmaster } = await findBackends(url);
  const all = [postmaster, ...listProcesses().filter((pid) => parentOf(pid) === postmaster)];
  for (const pid of all) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const pid of all) if (parentOf(pid) > 0) process.kill(pid, 'SIGCONT');
  };
}

/** Kills one process of the server, which then ends all others and recovers from its log. On Linux alone. */
export async function crashPostgres(url: string): Promise<void> {
  const {
    others: [another],
  } = await findBackends(url);
  if (another === undefined) throw new Error('Nobody is connected to this database.');
  process.kill(another, 'SIGKILL');
}

/** The processes of the connections to this database, the asking one first, and what started them. */
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
    // While it lives.
    return { postmaster: parentOf(own), others };
  } finally {
    await client.end();
  }
}

function listProcesses(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

/** 0 when it has ended. */
function parentOf(pid: number): number {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1);
    return Number(afterName?.split(' ')[1]);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0;
    throw error;
  }
}
