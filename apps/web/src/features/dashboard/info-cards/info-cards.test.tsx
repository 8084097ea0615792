import { GuildThemeProvider } from '@guildpath/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../shared/api/query-client.ts';
import { stubReload } from '../../../testing/stub-reload.ts';
import { InfoCards, type InfoCardsProps } from './info-cards.tsx';

const failure = new TypeError('Failed to fetch dynamically imported module');

// Renders the cards in a router of their own.
async function openCards(load: NonNullable<InfoCardsProps['load']>) {
  const root = createRootRoute();
  const signedIn = createRoute({ getParentRoute: () => root, id: '_authenticated' });
  const dashboard = createRoute({
    getParentRoute: () => signedIn,
    path: 'dashboard',
    component: () => <InfoCards load={load} />,
  });
  const router = createRouter({
    routeTree: root.addChildren([signedIn.addChildren([dashboard])]),
    history: createMemoryHistory({ initialEntries: ['/dashboard'] }),
  });
  render(
    <GuildThemeProvider>
      <QueryClientProvider client={createQueryClient(() => {})}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </GuildThemeProvider>,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('button', { name: 'Open Education Paths' }));
  return {
    user,
    message: await screen.findByText('We couldn’t open the Education Paths.'),
    tryAgain: () => screen.getByRole('button', { name: 'Try Again' }),
  };
}

describe('a drawer whose code cannot be fetched', () => {
  it('says so, and opens at the next try', async () => {
    const load = vi.fn().mockRejectedValue(failure);
    const { user, message, tryAgain } = await openCards(load);
    expect(message).toBeVisible();
    load.mockResolvedValue({ CatalogueDrawer: () => <p>Certificates and degrees</p> });
    await user.click(tryAgain());
    expect(await screen.findByText('Certificates and degrees')).toBeVisible();
    expect(message).not.toBeInTheDocument();
  });

  it('at the second try either reloads the page', async () => {
    const reload = stubReload();
    const { user, tryAgain } = await openCards(() => Promise.reject(failure));
    expect(reload).not.toHaveBeenCalled();
    await user.click(tryAgain());
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});
