const revokeDelayMs = 60_000;

/** Saves a file among the downloads. */
export function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Later, because the browser may still have to read it.
  setTimeout(() => URL.revokeObjectURL(url), revokeDelayMs);
}
