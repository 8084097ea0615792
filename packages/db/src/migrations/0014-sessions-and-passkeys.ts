import type { Kysely } from 'kysely';
import type { Ddl } from '../dialects/ddl.ts';

/**
 * What an owner sees of a session and what proves it, all of which may be absent: a process of the version before opens
 * sessions without. And the passkeys of the accounts, with the challenges that are under way.
 */
export async function sessionsAndPasskeys(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  for (const column of ['public_id', 'device', 'proven_at']) {
    await db.schema.alterTable('sessions').addColumn(column, ddl.text).execute();
  }

  await ddl
    .createTable(db, 'passkeys')
    .addColumn('id', ddl.text, (column) => column.notNull().primaryKey())
    .addColumn('user_id', ddl.text, (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('credential_id', ddl.text, (column) => column.notNull().unique())
    .addColumn('public_key', ddl.text, (column) => column.notNull())
    // Unsigned, of 32 bits: more than an integer of PostgreSQL holds.
    .addColumn('counter', ddl.real, (column) => column.notNull())
    .addColumn('transports', ddl.text, (column) => column.notNull())
    .addColumn('name', ddl.text, (column) => column.notNull())
    .addColumn('created_at', ddl.text, (column) => column.notNull())
    .addColumn('last_used_at', ddl.text)
    .execute();
  await db.schema.createIndex('passkeys_user').on('passkeys').column('user_id').execute();

  await ddl
    .createKeyedTable(db, 'passkey_challenges')
    .addColumn('challenge_hash', ddl.text, (column) => column.notNull().primaryKey())
    .addColumn('user_id', ddl.text, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('expires_at', ddl.text, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('passkey_challenges_expiry')
    .on('passkey_challenges')
    .column('expires_at')
    .execute();
  await db.schema
    .createIndex('passkey_challenges_user')
    .on('passkey_challenges')
    .column('user_id')
    .execute();
}
