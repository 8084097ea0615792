const numberFormat = new Intl.NumberFormat('en');

export function formatCount(count: number): string {
  return numberFormat.format(count);
}

/** Returns '...' while the count is loading, and 0 when there is none. */
export function formatLoadingCount(count: number | undefined, isPending: boolean): string {
  return isPending ? '...' : formatCount(count ?? 0);
}
