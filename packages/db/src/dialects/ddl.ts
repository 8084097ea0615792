import {
  type ColumnDefinitionBuilderCallback,
  type CreateTableBuilder,
  type Kysely,
  sql,
} from 'kysely';

type DataType = Parameters<CreateTableBuilder<string>['addColumn']>[1];

/** Creates tables alike on both databases. */
export interface Ddl {
  readonly dialect: 'sqlite' | 'postgres';
  /** Text compared byte by byte, so that both databases sort alike and fold the case of ASCII only. */
  readonly text: DataType;
  /** A double-precision number. */
  readonly real: DataType;
  createTable<T extends string>(db: Kysely<unknown>, name: T): CreateTableBuilder<T>;
  /** Creates a table of small rows that are read by their primary key. */
  createKeyedTable<T extends string>(db: Kysely<unknown>, name: T): CreateTableBuilder<T>;
}

export const sqliteDdl: Ddl = {
  dialect: 'sqlite',
  text: 'text',
  real: 'real',
  createTable: (db, name) => db.schema.createTable(name).modifyEnd(sql`strict`),
  createKeyedTable: (db, name) => db.schema.createTable(name).modifyEnd(sql`strict, without rowid`),
};

export const postgresDdl: Ddl = {
  dialect: 'postgres',
  text: sql`text collate "C"`,
  real: 'double precision',
  createTable: (db, name) => db.schema.createTable(name),
  createKeyedTable: (db, name) => db.schema.createTable(name),
};

/** Begins the index `<table>_<name>`. */
export function createIndex(db: Kysely<unknown>, table: string, name: string) {
  return db.schema.createIndex(`${table}_${name}`).on(table);
}

export const notNull: ColumnDefinitionBuilderCallback = (column) => column.notNull();

export const primaryKey: ColumnDefinitionBuilderCallback = (column) =>
  column.notNull().primaryKey();

/** Requires a row that the column refers to, and with which this one is deleted. */
export function partOf(column: `${string}.${string}`): ColumnDefinitionBuilderCallback {
  return (builder) => builder.notNull().references(column).onDelete('cascade');
}

/** Requires one of these values in the column, which is named once more for its check. */
export function oneOf(
  column: string,
  ...values: readonly (string | number)[]
): ColumnDefinitionBuilderCallback {
  const list = sql.join(values.map((value) => sql.lit(value)));
  return (builder) => builder.notNull().check(sql`${sql.ref(column)} in (${list})`);
}
