export { BackupError, backUpSqlite, restoreSqlite } from './backup/sqlite-backup.ts';
export type { Db, Transaction } from './db.ts';
export {
  DatabaseUnavailableError,
  isDatabaseUnavailable,
} from './dialects/database-unavailable.ts';
export { DiskFullError, isDiskFull } from './dialects/disk-watch.ts';
export { emptyLog } from './dialects/empty-log.ts';
export { DatabaseUrlError } from './dialects/postgres-connection.ts';
export { MigrationError, migrateToLatest } from './migrations/migrate-to-latest.ts';
export { newId } from './new-id.ts';
export {
  checkDatabase,
  type Dialect,
  type OpenDatabase,
  type OpenDatabaseOptions,
  openDatabase,
  readServerTime,
  type Statement,
} from './open-database.ts';
export * from './queries/account-data.ts';
export * from './queries/account-facts.ts';
export * from './queries/admin-counts.ts';
export * from './queries/admin-lists.ts';
export * from './queries/assessment-results.ts';
export * from './queries/calibrations.ts';
export * from './queries/careers.ts';
export * from './queries/catalogue.ts';
export * from './queries/catalogue-edition.ts';
export * from './queries/drafts.ts';
export * from './queries/idempotency-keys.ts';
export * from './queries/identities.ts';
export * from './queries/outbox.ts';
export * from './queries/outbox-leases.ts';
export * from './queries/passkeys.ts';
export * from './queries/public-cards.ts';
export * from './queries/quest-progress.ts';
export * from './queries/questions.ts';
export type { ResultRow } from './queries/result-row.ts';
export * from './queries/retention.ts';
export * from './queries/saved-careers.ts';
export * from './queries/security-events.ts';
export * from './queries/seed-version.ts';
export * from './queries/sessions.ts';
export * from './queries/sign-in-tokens.ts';
export * from './queries/submissions.ts';
export * from './queries/throttles.ts';
export * from './queries/unclaimed-results.ts';
export { lockSeeding, type UpsertCounts } from './queries/upsert-by-id.ts';
export type { UserRow } from './queries/user-row.ts';
export * from './queries/users.ts';
export type { SignInTokenPurpose } from './schema/accounts.ts';
export type { Schema } from './schema/schema.ts';
