/**
 * For code that could not be fetched at a second try either: most browsers remember a first failure until the page is
 * loaded anew. Where the server does not answer, the page stays: it would be gone, and nothing won.
 */
export async function reloadForCode(): Promise<void> {
  const answer = await fetch('/healthz').catch(() => undefined);
  if (answer?.ok) window.location.reload();
}
