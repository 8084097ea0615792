import type { Page } from 'playwright/test';

/** Holds matching requests until the returned function is called. */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Matches the requests that call this procedure, batched or not. */
export function callsTo(procedure: string): RegExp {
  return new RegExp(`/trpc/[^?]*${procedure.replace('.', '\\.')}\\b`);
}
