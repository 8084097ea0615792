import { vi } from 'vitest';

/** Returns a spy for reloads. Takes the response to `/healthz`. */
export function stubReload(answer = async () => new Response()) {
  const reload = vi.fn();
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('location', { reload });
  return reload;
}
