import { type Migration, Migrator } from 'kysely';
import { postgresDdl, sqliteDdl } from '../dialects/ddl.ts';
import { migrations } from '../migrations/migrations.ts';
import type { OpenDatabase } from '../open-database.ts';

/** Migrates as a version did whose newest migration was that one. Throws when a migration fails. */
export async function migrateTo({ db, dialect }: OpenDatabase, name: string): Promise<void> {
  const ddl = dialect === 'postgres' ? postgresDdl : sqliteDdl;
  const all = Object.entries(migrations).map(([own, migrate]): [string, Migration] => [
    own,
    { up: (trx) => migrate(trx, ddl) },
  ]);
  const provider = { getMigrations: () => Promise.resolve(Object.fromEntries(all)) };
  const { error } = await new Migrator({ db, provider }).migrateTo(name);
  if (error) throw new Error(`The migration to ${name} failed.`, { cause: error });
}
