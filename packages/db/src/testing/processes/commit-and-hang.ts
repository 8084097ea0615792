/**
 * Adds users to the database that its argument names, each in a transaction, and prints each id after the
 * commit. Then it begins another transaction, prints `uncommitted` in the middle of it, and waits to be
 * killed.
 */
import { openDatabase } from '../../open-database.ts';
import { insertUser } from '../../queries/users/users.ts';
import { aNewUser } from '../builders.ts';

const [url = ''] = process.argv.slice(2);
const { db } = await openDatabase({ url });
for (let number = 1; number <= 20; number += 1) {
  const email = `user-${number}@example.com`;
  const user = await db.transaction().execute((trx) => insertUser(trx, aNewUser({ email })));
  process.stdout.write(`${user?.id}\n`);
}
await db.transaction().execute(async (trx) => {
  await insertUser(trx, aNewUser({ id: 'uncommitted', email: 'last@example.com' }));
  process.stdout.write('uncommitted\n');
  await new Promise((resolve) => setTimeout(resolve, 60_000));
});
