export {
  describeOnBothDatabases,
  type OpenTestDatabase,
} from './describe-on-both-databases.ts';
export {
  openTestDatabase,
  type TestDatabase,
  type TestDatabaseOptions,
} from './open-test-database.ts';
