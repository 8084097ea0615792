import { type Kysely, sql } from 'kysely';
import type { Ddl } from '../../dialects/ddl.ts';

/**
 * Indexes every three consecutive characters of emails, usernames and names, which the search of users
 * looks for.
 */
export async function createUserSearch(
  db: Kysely<unknown>,
  dialect: Ddl['dialect'],
): Promise<void> {
  for (const statement of dialect === 'sqlite' ? sqliteStatements : postgresStatements) {
    await sql.raw(statement).execute(db);
  }
}

const texts = ['email', 'username', 'first_name', 'last_name'] as const;
const textsOf = (row: string) => texts.map((text) => `${row}.${text}`).join(', ');

const addNew = `insert into user_search (rowid, ${texts.join(', ')})
  select number, ${textsOf('new')} from user_numbers where user_id = new.id;`;
// The index holds no texts: it must be shown what it was given.
const removeOld = `insert into user_search (user_search, rowid, ${texts.join(', ')})
  select 'delete', number, ${textsOf('old')} from user_numbers where user_id = old.id;`;

/**
 * The numbers follow the order of creation, so that the newest matches are found without sorting all of
 * them.
 */
const sqliteStatements = [
  // Numbers of its own: those that SQLite gives rows by itself may change with every vacuum.
  'create table user_numbers (number integer primary key, user_id text not null unique) strict',
  `create virtual table user_search
    using fts5(${texts.join(', ')}, content = '', columnsize = 0, tokenize = 'trigram')`,
  // Nothing of a deleted account stays in the index.
  `insert into user_search (user_search, rank) values ('secure-delete', 1)`,
  `create trigger users_searched_insert after insert on users begin
    insert into user_numbers (user_id) values (new.id); ${addNew} end`,
  `create trigger users_searched_update after update of ${texts.join(', ')} on users
    when ${texts.map((text) => `old.${text} is not new.${text}`).join(' or ')}
    begin ${removeOld} ${addNew} end`,
  `create trigger users_searched_delete before delete on users begin
    ${removeOld} delete from user_numbers where user_id = old.id; end`,
];

const postgresStatements = [
  // pg_trgm comes with PostgreSQL, and any role that may create in the database may create it. Where it may
  // not, or the package is missing, everything works and a search that few match reads every user.
  `do $$ begin
    create extension if not exists pg_trgm;
    create index users_search on users using gin ((
      lower(email || chr(10) || username || chr(10) ||
        coalesce(first_name, '') || chr(10) || coalesce(last_name, ''))
    ) gin_trgm_ops);
  exception when insufficient_privilege or undefined_file or undefined_object
      or feature_not_supported or invalid_schema_name then
    raise warning 'pg_trgm is not available: a search of users reads all of them (%)', sqlerrm;
  end $$`,
];
