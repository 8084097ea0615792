export { BackupError, backUpSqlite, restoreSqlite } from './backup/sqlite-backup.ts';
export type { Db, Transaction } from './db.ts';
export {
  DatabaseUnavailableError,
  isDatabaseUnavailable,
} from './dialects/database-unavailable.ts';
export { DatabaseUrlError } from './dialects/postgres-connection.ts';
export {
  DiskFullError,
  isDiskFull,
  isReadOnly,
  isRefusedWrite,
} from './dialects/refused-writes.ts';
export { DamagedFileError, emptyLog } from './dialects/sqlite.ts';
export { migrateToLatest } from './migrations/migrate-to-latest.ts';
export { MigrationError } from './migrations/migration-error.ts';
export { newId } from './new-id.ts';
export {
  checkDatabase,
  type Dialect,
  type OpenDatabase,
  type OpenDatabaseOptions,
  openDatabase,
  type Statement,
} from './open-database.ts';
export * from './queries/admin/admin-counts.ts';
export * from './queries/admin/admin-lists.ts';
export * from './queries/admin/security-events.ts';
export * from './queries/catalogue/catalogue.ts';
export * from './queries/catalogue/questions.ts';
export * from './queries/catalogue/saved-careers.ts';
export * from './queries/catalogue/versions.ts';
export * from './queries/halls/halls.ts';
export type { PlaceRow } from './queries/halls/place-row.ts';
export * from './queries/halls/place-sessions.ts';
export * from './queries/halls/places.ts';
export * from './queries/halls/places-for-guide.ts';
export * from './queries/limits/throttles.ts';
export * from './queries/outbox/outbox.ts';
export * from './queries/outbox/outbox-leases.ts';
export * from './queries/results/assessment-results.ts';
export * from './queries/results/drafts.ts';
export * from './queries/results/friend-invitations.ts';
export * from './queries/results/friend-pages.ts';
export * from './queries/results/idempotency-keys.ts';
export * from './queries/results/option-counts.ts';
export * from './queries/results/public-cards.ts';
export type { ResultRow } from './queries/results/result-row.ts';
export * from './queries/results/submissions.ts';
export * from './queries/results/unclaimed-results.ts';
export * from './queries/retention/retention.ts';
export * from './queries/sign-in/identities.ts';
export * from './queries/sign-in/passkeys.ts';
export * from './queries/sign-in/sessions.ts';
export * from './queries/sign-in/sign-in-tokens.ts';
export { lockAdministrators, lockSeeding } from './queries/sql/advisory-lock.ts';
export * from './queries/users/account-data.ts';
export * from './queries/users/account-facts.ts';
export type { UserRow } from './queries/users/user-row.ts';
export * from './queries/users/users.ts';
export type * from './queries/viewer.ts';
export type { SignInTokenPurpose } from './schema/accounts.ts';
export type { Schema } from './schema/schema.ts';
