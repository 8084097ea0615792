import { type Kysely, sql } from 'kysely';
import type { Ddl } from '../dialects/ddl.ts';

/** The emailed links. */
export async function signInTokens(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createTable(db, 'sign_in_tokens')
    .addColumn('token_hash', ddl.text, (column) => column.notNull().primaryKey())
    .addColumn('email', ddl.text, (column) => column.notNull())
    .addColumn('user_id', ddl.text, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('purpose', ddl.text, (column) =>
      column.notNull().check(sql`purpose in ('results', 'verify')`),
    )
    .addColumn('result_id', ddl.text, (column) =>
      column.references('assessment_results.id').onDelete('cascade'),
    )
    .addColumn('created_at', ddl.text, (column) => column.notNull())
    .addColumn('expires_at', ddl.text, (column) => column.notNull())
    .addColumn('used_at', ddl.text)
    .execute();
  await db.schema
    .createIndex('sign_in_tokens_user')
    .on('sign_in_tokens')
    .column('user_id')
    .execute();
  await db.schema
    .createIndex('sign_in_tokens_result')
    .on('sign_in_tokens')
    .column('result_id')
    .execute();
  await db.schema
    .createIndex('sign_in_tokens_expiry')
    .on('sign_in_tokens')
    .column('expires_at')
    .execute();
}
