import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createAppRouter } from '../../router.tsx';
import { fakeApi } from '../../testing/fake-api.ts';
import { watchStyles } from './missing-styles.ts';

afterEach(() => document.head.replaceChildren());

it('a page that lacks a stylesheet loads the next one whole, once it is online', async () => {
  fakeApi({});
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: ['/about'] }) });
  watchStyles(router);
  await router.load();
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  document.head.innerHTML = '<link rel="stylesheet">';
  await router.navigate({ to: '/privacy-policy' });
  expect(reload).not.toHaveBeenCalled();

  document.querySelector('link')?.dispatchEvent(new Event('error'));
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await router.navigate({ to: '/contact' });
  expect(reload).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  await router.navigate({ to: '/about' });
  expect(reload).toHaveBeenCalledOnce();
});
