/** Prints rows in aligned columns. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widthOf(0)) : cell.padStart(widthOf(column) + 3),
    );
    console.log(cells.join('').trimEnd());
  }
  console.log();
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
