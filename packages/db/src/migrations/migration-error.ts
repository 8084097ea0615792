/**
 * The schema cannot be brought up to date, and nothing has changed. The message is one line for the
 * operator.
 */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}
