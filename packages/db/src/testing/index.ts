export { loadDriver as loadSqliteDriver } from '../dialects/sqlite.ts';
export {
  describeOnBothDatabases,
  type OpenTestDatabase,
} from './describe-on-both-databases.ts';
export { crashPostgres, freezePostgres } from './disturb-postgres.ts';
export { findScans } from './find-scans.ts';
export {
  openTestDatabase,
  preventGrowth,
  type TestDatabase,
  type TestDatabaseOptions,
} from './open-test-database.ts';
export { openPooler } from './pooler.ts';
export { type PostgresServer, startPostgres, startTlsPostgres } from './postgres-server.ts';
export { openSilentNetwork, type SilentNetwork } from './silent-network.ts';
