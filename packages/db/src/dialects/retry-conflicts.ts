import { setTimeout as sleep } from 'node:timers/promises';
import type { TransactionBuilder } from 'kysely';

const maxAttempts = 5;
const firstPauseMs = 20;

/**
 * Makes `execute` run the whole transaction again when PostgreSQL aborted it because of another one, each
 * time after a longer random pause. What it runs must therefore have no effect outside the transaction.
 */
export function retryConflicts<Schema>(
  builder: TransactionBuilder<Schema>,
): TransactionBuilder<Schema> {
  const execute: TransactionBuilder<Schema>['execute'] = builder.execute.bind(builder);
  builder.execute = async (run) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await execute(run);
      } catch (error) {
        if (attempt === maxAttempts || !isConflict(error)) throw error;
        await sleep(Math.random() * firstPauseMs * 2 ** attempt);
      }
    }
  };
  return builder;
}

function isConflict(error: unknown): boolean {
  // Serialization failure and deadlock.
  return (
    error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01')
  );
}
