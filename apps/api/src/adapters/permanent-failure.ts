/** A failure that retrying cannot mend. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}
