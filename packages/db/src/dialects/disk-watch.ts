/** Nothing can be stored: the disk, or what the database may use of it, is full. */
export class DiskFullError extends Error {}

/** Whether a statement failed for want of space: the code of SQLite, or of PostgreSQL. */
export function isDiskFull(error: unknown): boolean {
  if (error instanceof DiskFullError) return true;
  if (!(error instanceof Error)) return false;
  if ('code' in error && (error.code === 'SQLITE_FULL' || error.code === '53100')) return true;
  return isDiskFull(error.cause);
}

/** How long a full disk counts as full after the last statement that failed: then the next write finds out. */
const rememberedMs = 30_000;

export interface DiskWatch {
  /** To be called with every error of a statement. */
  readonly note: (error: unknown) => void;
  /** Throws a DiskFullError while the last writes failed for want of space. */
  readonly requireSpace: () => void;
}

/** Remembers that writes fail for want of space. `onFull` is called when that begins, not for every statement. */
export function watchDisk(onFull: (error: unknown) => void): DiskWatch {
  let fullUntil = 0;
  return {
    note: (error) => {
      if (!isDiskFull(error)) return;
      const isNews = Date.now() >= fullUntil;
      fullUntil = Date.now() + rememberedMs;
      if (isNews) onFull(error);
    },
    requireSpace: () => {
      if (Date.now() < fullUntil) throw new DiskFullError('The disk of the database is full.');
    },
  };
}
