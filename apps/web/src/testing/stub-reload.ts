import { vi } from 'vitest';

/** Watches reloads of the page, with a server that answers so when it is asked whether it is there. */
export function stubReload(answer = async () => new Response()) {
  const reload = vi.fn();
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('location', { reload });
  return reload;
}
