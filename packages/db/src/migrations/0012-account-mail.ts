import { type Kysely, sql } from 'kysely';
import type { Ddl } from '../dialects/ddl.ts';

/** What emailed links need to know of names, sessions and each other. */
export async function accountMail(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('names_proven', 'integer', (column) =>
      column.notNull().defaultTo(0).check(sql`names_proven in (0, 1)`),
    )
    .execute();
  // Until now proving an address removed the names that were given before.
  await sql`update users set names_proven = 1 where email_verified_at is not null`.execute(db);
  await db.schema
    .alterTable('sessions')
    .addColumn('method', ddl.text, (column) =>
      column.check(sql`method in ('password', 'link', 'provider', 'passkey', 'signup')`),
    )
    .execute();
  await db.schema
    .createIndex('sign_in_tokens_email')
    .on('sign_in_tokens')
    .expression(sql`lower(email)`)
    .execute();
}
