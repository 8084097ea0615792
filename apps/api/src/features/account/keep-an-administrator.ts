import {
  countUsersByRole,
  lockAdministrators,
  type Transaction,
  type UserRow,
} from '@guildpath/db';
import { AppError } from '../../http/app-error.ts';

/** Changes or deletes an account. Throws CONFLICT, which undoes it, when no administrator would be left. */
export async function keepAnAdministrator(
  trx: Transaction,
  { role }: Pick<UserRow, 'role'>,
  change: () => Promise<unknown>,
): Promise<void> {
  // Two administrators who take each other's role at the same time come one after the other.
  if (role === 'admin') await lockAdministrators(trx);
  await change();
  if (role !== 'admin') return;
  const { admin } = await countUsersByRole(trx);
  if (admin === 0) {
    throw new AppError(
      'CONFLICT',
      'This is the last administrator. Give somebody else that role first.',
    );
  }
}
