import {
  countUsersByRole,
  lockAdministrators,
  type Transaction,
  type UserRow,
} from '@guildpath/db';
import { AppError } from '../shared/app-error.ts';

/** Changes or deletes an account. Throws CONFLICT if no administrator would be left. */
export async function guardLastAdmin(
  trx: Transaction,
  { role }: Pick<UserRow, 'role'>,
  change: () => Promise<unknown>,
): Promise<void> {
  if (role !== 'admin') {
    await change();
    return;
  }
  // Without the lock, two administrators could remove each other at the same time.
  await lockAdministrators(trx);
  await change();
  const { admin } = await countUsersByRole(trx);
  if (admin === 0) {
    throw new AppError(
      'CONFLICT',
      'This is the last administrator. Give someone else that role first.',
    );
  }
}
