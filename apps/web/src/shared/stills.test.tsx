import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createStills } from './stills.tsx';

const draw = vi.fn(() => Promise.resolve({ hills: <p>Hills drawn by code</p> }));

afterEach(() => {
  document.body.innerHTML = '';
  draw.mockClear();
});

async function openPage() {
  const { load, Still } = createStills('demo', draw);
  const rootRoute = createRootRoute({
    loader: load,
    component: () => <Still name="hills" />,
    notFoundComponent: () => <Still name="hills" />,
  });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: rootRoute, history });
  render(<RouterProvider router={router} />);
  await screen.findByText(/Hills/);
  return { history, user: userEvent.setup() };
}

/** As the build leaves it, beside the place where the test renders. */
function finishPage(markup: string) {
  document.body.innerHTML = `<div hidden data-still="demo/hills">${markup}</div><div hidden data-still="other/hills">No</div>`;
}

it('a page without them draws them by code', async () => {
  await openPage();
  expect(screen.getByText('Hills drawn by code')).toBeVisible();
});

it('a finished page keeps what it has, and fetches no code for it', async () => {
  finishPage('<p>Hills of the build</p>');
  await openPage();
  expect(screen.getAllByText('Hills of the build').at(-1)).toBeVisible();
  expect(draw).not.toHaveBeenCalled();
});

it('a link in what was kept is followed in the app', async () => {
  finishPage('<a href="/about?x=1#y">Hills</a><a href="https://example.org/">Elsewhere</a>');
  const { history, user } = await openPage();
  await user.click(screen.getByRole('link', { name: 'Hills' }));
  expect(history.location.href).toBe('/about?x=1#y');
});

it('a link that is opened in another window, or leads to another site, is left to the browser', async () => {
  finishPage('<a href="/about">Hills</a><a href="https://example.org/">Elsewhere</a>');
  const { history, user } = await openPage();
  const isLeft = vi.fn((event: Event) => {
    const wasLeft = !event.defaultPrevented;
    event.preventDefault();
    return wasLeft;
  });
  window.addEventListener('click', isLeft);
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Hills' }));
  await user.keyboard('{/Control}');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  window.removeEventListener('click', isLeft);
  expect(isLeft.mock.results.map(({ value }) => value)).toEqual([true, true]);
  expect(history.location.href).toBe('/');
});
