/** What would fail again however often it is tried. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}
