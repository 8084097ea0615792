const revokeDelayMs = 60_000;

export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Later, because the browser may still have to read it.
  setTimeout(() => URL.revokeObjectURL(url), revokeDelayMs);
}
