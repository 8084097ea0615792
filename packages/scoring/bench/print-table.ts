/** Prints rows of cells with the first column aligned to the left and the others to the right. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const columnCount = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columnCount }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of rows) {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 ? cell.padEnd(width) : cell.padStart(width + 3);
    });
    console.log(cells.join('').trimEnd());
  }
  console.log();
}
