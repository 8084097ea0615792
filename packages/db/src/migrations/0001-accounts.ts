import { type Kysely, sql } from 'kysely';
import type { Ddl } from '../dialects/ddl.ts';

/** Users, their sessions, and who they are at identity providers. */
export async function accounts(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createTable(db, 'users')
    .addColumn('id', ddl.text, (column) => column.notNull().primaryKey())
    .addColumn('email', ddl.text, (column) => column.notNull().check(sql`email like '%_@_%'`))
    .addColumn('username', ddl.text, (column) =>
      // Without an @, so that no username can pass for an email.
      column.notNull().check(sql`username <> '' and username not like '%@%'`),
    )
    .addColumn('first_name', ddl.text)
    .addColumn('last_name', ddl.text)
    .addColumn('password_hash', ddl.text)
    .addColumn('role', ddl.text, (column) =>
      column.check(sql`role in ('standard', 'epic', 'admin')`),
    )
    .addColumn('auth_provider', ddl.text, (column) =>
      column.notNull().check(sql`auth_provider in ('local', 'guest', 'oidc')`),
    )
    .addColumn('email_verified_at', ddl.text)
    .addColumn('created_at', ddl.text, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('users_email')
    .unique()
    .on('users')
    .expression(sql`lower(email)`)
    .execute();
  await db.schema
    .createIndex('users_username')
    .unique()
    .on('users')
    .expression(sql`lower(username)`)
    .execute();

  await ddl
    .createTable(db, 'sessions')
    .addColumn('id_hash', ddl.text, (column) => column.notNull().primaryKey())
    .addColumn('user_id', ddl.text, (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('created_at', ddl.text, (column) => column.notNull())
    .addColumn('last_seen_at', ddl.text, (column) => column.notNull())
    .addColumn('expires_at', ddl.text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
  await db.schema.createIndex('sessions_expiry').on('sessions').column('expires_at').execute();

  await ddl
    .createTable(db, 'identities')
    .addColumn('issuer', ddl.text, (column) => column.notNull())
    .addColumn('subject', ddl.text, (column) => column.notNull())
    .addColumn('user_id', ddl.text, (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('created_at', ddl.text, (column) => column.notNull())
    .addPrimaryKeyConstraint('identities_key', ['issuer', 'subject'])
    .execute();
  await db.schema.createIndex('identities_user').on('identities').column('user_id').execute();
}
