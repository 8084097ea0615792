import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { Schema } from './schema/schema.ts';

/** What every query takes first: the database, or a transaction of it. */
export type Db = Kysely<Schema>;

/** What a query takes first that must be part of a transaction. */
export type Transaction = KyselyTransaction<Schema>;
