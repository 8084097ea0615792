/**
 * Reloads a page that lacks code or styles. Not twice in a row, because a filter may block them. All that is
 * not stored on the server is in the browser's storage.
 */
export async function reloadForCode(): Promise<void> {
  const pages = performance.getEntriesByType('navigation');
  const isReloaded = pages.some((page) => 'type' in page && page.type === 'reload');
  if (!isReloaded) await reloadIfServed();
}

/** Reloads the page if the server answers: offline, a reload would lose the page. */
export async function reloadIfServed(): Promise<void> {
  const answer = await fetch('/healthz').catch(() => undefined);
  if (answer?.ok) window.location.reload();
}
