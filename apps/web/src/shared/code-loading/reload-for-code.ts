/**
 * Reloads the page after a chunk has failed to load twice: most browsers cache the failure until then.
 * Offline it does nothing, because a reload would lose the page.
 */
export async function reloadForCode(): Promise<void> {
  const answer = await fetch('/healthz').catch(() => undefined);
  if (answer?.ok) window.location.reload();
}
