/** The disk, or the part of it that the database may use, is full. */
export class DiskFullError extends Error {}

/** Returns whether a statement failed because there is no space left, on SQLite or on PostgreSQL. */
export function isDiskFull(error: unknown): boolean {
  if (error instanceof DiskFullError) return true;
  if (!(error instanceof Error)) return false;
  if ('code' in error && (error.code === 'SQLITE_FULL' || error.code === '53100')) return true;
  return isDiskFull(error.cause);
}

/** A disk counts as full for so long after the last failure. The next write then tries again. */
const fullForMs = 30_000;

export interface DiskWatch {
  /** Takes every error of a statement. */
  readonly reportError: (error: unknown) => void;
  /** Throws a DiskFullError while the disk counts as full. */
  readonly requireSpace: () => void;
}

/** Remembers that the disk is full. Calls `onFull` when that begins, not for every statement that fails. */
export function watchDisk(onFull: (error: unknown) => void): DiskWatch {
  let fullUntil = 0;
  return {
    reportError: (error) => {
      if (!isDiskFull(error)) return;
      const wasFull = Date.now() < fullUntil;
      fullUntil = Date.now() + fullForMs;
      if (!wasFull) onFull(error);
    },
    requireSpace: () => {
      if (Date.now() < fullUntil) throw new DiskFullError('The disk of the database is full.');
    },
  };
}
