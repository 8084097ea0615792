/** The disk, or the part of it that the database may use, is full. */
export class DiskFullError extends Error {}

/** The connection leads to a server that only reads, such as a standby. */
export class ReadOnlyError extends Error {}

const refusals = [
  { kind: DiskFullError, codes: /^(SQLITE_FULL|53100)$/ },
  { kind: ReadOnlyError, codes: /^(SQLITE_READONLY.*|25006)$/ },
];

/** Returns whether a statement failed because there is no space left, on SQLite or on PostgreSQL. */
export function isDiskFull(error: unknown): boolean {
  return findRefusal(error) === DiskFullError;
}

/** Returns whether a statement or connection failed because the server only reads. */
export function isReadOnly(error: unknown): boolean {
  return findRefusal(error) === ReadOnlyError;
}

/** Returns whether the database takes no writes for either reason, which the watch reports once. */
export function isRefusedWrite(error: unknown): boolean {
  return findRefusal(error) !== undefined;
}

function findRefusal(error: unknown): typeof DiskFullError | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  const refusal = refusals.find(({ kind, codes }) => error instanceof kind || codes.test(code));
  return refusal ? refusal.kind : findRefusal(error.cause);
}

/** Writes count as refused this long after the last failure. The next write then tries again. */
const refusedForMs = 30_000;

export interface WriteWatch {
  /** Takes every error of a statement or connection. Returns whether it is a refused write. */
  readonly reportError: (error: unknown) => boolean;
  /** Throws a DiskFullError while the disk counts as full. */
  readonly requireSpace: () => void;
}

/**
 * Remembers that writes are refused. Calls `onRefused` when that begins, not for every statement that
 * fails.
 */
export function watchWrites(onRefused: (error: unknown) => void): WriteWatch {
  const refusedUntil = new Map<unknown, number>();
  const isRefusing = (kind: unknown) => Date.now() < (refusedUntil.get(kind) ?? 0);
  return {
    reportError: (error) => {
      const kind = findRefusal(error);
      if (!kind) return false;
      const wasRefusing = isRefusing(kind);
      refusedUntil.set(kind, Date.now() + refusedForMs);
      if (!wasRefusing) onRefused(error);
      return true;
    },
    requireSpace: () => {
      if (isRefusing(DiskFullError)) throw new DiskFullError('The disk of the database is full.');
    },
  };
}
