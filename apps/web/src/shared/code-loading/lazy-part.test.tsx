import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { stubReload } from '../../testing/stub-reload.ts';
import { lazyPart, Part } from './lazy-part.tsx';

const failure = 'We couldn’t load the road. Reload the page to try again.';

// React reports what an error boundary has caught.
const expectReportedError = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(() => document.head.replaceChildren());

const loadRoad = async () => () => <p>The road to the mill</p>;
const lackRoad = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

async function openFold(
  load: typeof loadRoad | typeof lackRoad,
  own: { failure?: ReactNode } = {},
) {
  const Road = lazyPart(load);
  function Fold() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onPointerEnter={Road.preload} onClick={() => setIsOpen(true)}>
          Fold
        </button>
        {isOpen ? (
          <Part name="the road" {...own}>
            <Road />
          </Part>
        ) : null}
      </>
    );
  }
  render(<Fold />);
  await userEvent.click(screen.getByRole('button', { name: 'Fold' }));
}

it('a part is loaded when it is opened', async () => {
  await openFold(loadRoad);
  expect(await screen.findByText('The road to the mill')).toBeVisible();
});

it('a part that cannot be loaded leaves the rest, and the page is reloaded', async () => {
  expectReportedError();
  const reload = stubReload();
  await openFold(lackRoad);
  expect(await screen.findByText(failure)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Fold' })).toBeVisible();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('a part that was lost with the connection reloads the page once it is back', async () => {
  expectReportedError();
  let isOnline = false;
  const reload = stubReload(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return new Response();
  });
  await openFold(lackRoad);
  expect(await screen.findByText(failure)).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('a part that the page can do without reloads nothing', async () => {
  expectReportedError();
  const reload = stubReload();
  await openFold(lackRoad, { failure: <p>Walk on</p> });
  expect(await screen.findByText('Walk on')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

it('a part is not shown on a page that lacks a stylesheet', async () => {
  expectReportedError();
  const reload = stubReload();
  document.head.innerHTML = '<link rel="stylesheet" data-failed>';
  await openFold(loadRoad);
  expect(await screen.findByText(failure)).toBeVisible();
  expect(screen.queryByText('The road to the mill')).toBeNull();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
