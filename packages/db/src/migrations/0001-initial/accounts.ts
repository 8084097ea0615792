import { type Kysely, sql } from 'kysely';
import { type Ddl, notNull, partOf, primaryKey } from '../../dialects/ddl.ts';

/** Creates the users and how they sign in. */
export async function createAccounts(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await createUsers(db, ddl);
  await createSessions(db, ddl);
  await createPasskeys(db, ddl);
}

async function createUsers(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createTable(db, 'users')
    .addColumn('id', ddl.text, primaryKey)
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
    .addColumn('names_proven', 'integer', (column) =>
      column.notNull().defaultTo(0).check(sql`names_proven in (0, 1)`),
    )
    .addColumn('created_at', ddl.text, notNull)
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
  await db.schema.createIndex('users_role').on('users').column('role').execute();
  await db.schema
    .createIndex('users_newest')
    .on('users')
    .columns(['created_at desc', 'id desc'])
    .execute();
  await db.schema
    .createIndex('users_unproven_age')
    .on('users')
    .column('created_at')
    .where(sql<boolean>`email_verified_at is null`)
    .execute();
}

async function createSessions(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createTable(db, 'sessions')
    .addColumn('id_hash', ddl.text, primaryKey)
    .addColumn('user_id', ddl.text, partOf('users.id'))
    .addColumn('created_at', ddl.text, notNull)
    .addColumn('last_seen_at', ddl.text, notNull)
    .addColumn('expires_at', ddl.text, notNull)
    .addColumn('public_id', ddl.text, notNull)
    .addColumn('method', ddl.text, (column) =>
      column.check(sql`method in ('password', 'link', 'provider', 'passkey', 'signup')`),
    )
    .addColumn('proven_at', ddl.text)
    .execute();
  await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
  await db.schema.createIndex('sessions_expiry').on('sessions').column('expires_at').execute();

  await ddl
    .createTable(db, 'identities')
    .addColumn('issuer', ddl.text, notNull)
    .addColumn('subject', ddl.text, notNull)
    .addColumn('user_id', ddl.text, partOf('users.id'))
    .addColumn('created_at', ddl.text, notNull)
    .addPrimaryKeyConstraint('identities_key', ['issuer', 'subject'])
    .execute();
  await db.schema.createIndex('identities_user').on('identities').column('user_id').execute();
}

async function createPasskeys(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createTable(db, 'passkeys')
    .addColumn('id', ddl.text, primaryKey)
    .addColumn('user_id', ddl.text, partOf('users.id'))
    .addColumn('credential_id', ddl.text, (column) => column.notNull().unique())
    .addColumn('public_key', ddl.text, notNull)
    // Unsigned 32 bits, which exceed PostgreSQL's integer.
    .addColumn('counter', ddl.real, notNull)
    .addColumn('transports', ddl.text, notNull)
    .addColumn('created_at', ddl.text, notNull)
    .addColumn('last_used_at', ddl.text)
    .execute();
  await db.schema.createIndex('passkeys_user').on('passkeys').column('user_id').execute();

  await ddl
    .createKeyedTable(db, 'passkey_challenges')
    .addColumn('challenge_hash', ddl.text, primaryKey)
    .addColumn('user_id', ddl.text, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('expires_at', ddl.text, notNull)
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
