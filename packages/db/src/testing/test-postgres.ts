import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The server of a run and its template. */
export interface TestPostgres {
  /** The role may create databases. */
  readonly url: string;
  /** The name of the template, which begins the names of the run's other databases. */
  readonly template: string;
}

/** Creates the template of a run, prepares it and returns its name. */
export async function createTemplate(
  url: string,
  prepare: (templateUrl: string) => Promise<void>,
): Promise<string> {
  const template = `guildpath_test_${randomBytes(4).toString('hex')}`;
  await execute(url, `create database ${template}`);
  await prepare(withDatabase(url, template));
  return template;
}

/** Creates a database, as a copy of the template or without tables, and returns its URL. */
export async function createDatabase(
  { url, template }: TestPostgres,
  options: { readonly isMigrated: boolean },
): Promise<string> {
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  const source = options.isMigrated ? template : 'template0';
  await execute(url, `create database ${name} template ${source}`);
  return withDatabase(url, name);
}

/** Deletes every row, which takes a tenth of the time of a new database. */
export async function emptyDatabase(databaseUrl: string): Promise<void> {
  // A table refers only to tables created before it.
  const { rows } = await execute(
    databaseUrl,
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
     order by oid desc`,
  );
  await execute(databaseUrl, rows.map(({ name }) => `delete from ${name}`).join(';'));
}

/** Drops every database of the run and the template. */
export async function dropDatabases({ url, template }: TestPostgres): Promise<void> {
  const { rows } = await execute(
    url,
    `select datname as name from pg_database where datname like '${template}%'`,
  );
  for (const { name } of rows) await execute(url, `drop database ${name} with (force)`);
}

async function execute(url: string, sql: string): Promise<pg.QueryResult<{ name: string }>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query<{ name: string }>(sql);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const named = new URL(url);
  named.pathname = `/${name}`;
  return named.href;
}
