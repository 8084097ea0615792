/** Retrying cannot succeed. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}
