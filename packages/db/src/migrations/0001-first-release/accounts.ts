import { type Kysely, sql } from 'kysely';
import { createIndex, type Ddl, notNull, oneOf, partOf, primaryKey } from '../../dialects/ddl.ts';

/** Creates the users, how they sign in, and what they keep. */
export async function createAccounts(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await createUsers(db, ddl);
  await createSessions(db, ddl);
  await createPasskeys(db, ddl);
  await createBelongings(db, ddl);
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
    .addColumn('auth_provider', ddl.text, oneOf('auth_provider', 'local', 'guest', 'oidc'))
    .addColumn('email_verified_at', ddl.text)
    .addColumn('names_proven', 'integer', oneOf('names_proven', 0, 1))
    .addColumn('created_at', ddl.text, notNull)
    .execute();
  await createIndex(db, 'users', 'email').unique().expression(sql`lower(email)`).execute();
  await createIndex(db, 'users', 'username').unique().expression(sql`lower(username)`).execute();
  await createIndex(db, 'users', 'role').column('role').execute();
  await createIndex(db, 'users', 'newest').columns(['created_at desc', 'id desc']).execute();
  await createIndex(db, 'users', 'unproven_age')
    .column('created_at')
    .where(sql<boolean>`email_verified_at is null`)
    .execute();

  await ddl
    .createTable(db, 'identities')
    .addColumn('issuer', ddl.text, notNull)
    .addColumn('subject', ddl.text, notNull)
    .addColumn('user_id', ddl.text, partOf('users.id'))
    .addColumn('created_at', ddl.text, notNull)
    .addPrimaryKeyConstraint('identities_key', ['issuer', 'subject'])
    .execute();
  await createIndex(db, 'identities', 'user').column('user_id').execute();
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
    .addColumn(
      'method',
      ddl.text,
      oneOf('method', 'password', 'link', 'provider', 'passkey', 'signup'),
    )
    .addColumn('proven_at', ddl.text, notNull)
    .execute();
  await createIndex(db, 'sessions', 'user').column('user_id').execute();
  await createIndex(db, 'sessions', 'expiry').column('expires_at').execute();
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
  await createIndex(db, 'passkeys', 'user').column('user_id').execute();

  await ddl
    .createKeyedTable(db, 'passkey_challenges')
    .addColumn('challenge_hash', ddl.text, primaryKey)
    .addColumn('user_id', ddl.text, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('expires_at', ddl.text, notNull)
    .execute();
  await createIndex(db, 'passkey_challenges', 'expiry').column('expires_at').execute();
  await createIndex(db, 'passkey_challenges', 'user').column('user_id').execute();
}

async function createBelongings(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createKeyedTable(db, 'drafts')
    .addColumn('user_id', ddl.text, partOf('users.id'))
    .addColumn('tier', ddl.text, notNull)
    .addColumn('answers', ddl.text, notNull)
    .addColumn('updated_at', ddl.text, notNull)
    .addPrimaryKeyConstraint('drafts_key', ['user_id', 'tier'])
    .execute();
  await createIndex(db, 'drafts', 'updated').column('updated_at').execute();

  await ddl
    .createKeyedTable(db, 'saved_careers')
    .addColumn('user_id', ddl.text, partOf('users.id'))
    .addColumn('career_id', ddl.text, notNull)
    .addColumn('saved_at', ddl.text, notNull)
    .addColumn('done_at', ddl.text)
    .addPrimaryKeyConstraint('saved_careers_key', ['user_id', 'career_id'])
    .execute();
}
