/**
 * Waits for a line on standard input, migrates the database that its argument names, and prints the names
 * of the migrations that it ran as JSON.
 */
import { createInterface } from 'node:readline/promises';
import { migrateToLatest } from '../../migrations/migrate-to-latest.ts';
import { openDatabase } from '../../open-database.ts';

const [url = ''] = process.argv.slice(2);
const input = createInterface(process.stdin);
process.stdout.write('ready\n');
await input[Symbol.asyncIterator]().next();
input.close();
const database = await openDatabase({ url });
const ran = await migrateToLatest(database);
await database.close();
process.stdout.write(`${JSON.stringify(ran)}\n`);
