import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { Schema } from './schema/schema.ts';

/** The database or a transaction of it: the first parameter of every query. */
export type Db = Kysely<Schema>;

/** The first parameter of a query that must run inside a transaction. */
export type Transaction = KyselyTransaction<Schema>;
