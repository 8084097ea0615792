/**
 * For code that could not be fetched at a second try either: until the page is reloaded, most browsers repeat a first
 * failure without asking the server. Without a connection the page stays, because a reload would lose it.
 */
export async function reloadForCode(): Promise<void> {
  const answer = await fetch('/healthz').catch(() => undefined);
  if (answer?.ok) window.location.reload();
}
