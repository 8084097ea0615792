import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { LazyPart } from './lazy-part.tsx';

const failure = 'We couldn’t load this part. Reload the page to try again.';
const load = vi.fn<() => Promise<{ Road: () => ReactNode }>>();

function Fold() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Fold
      </button>
      {isOpen ? (
        <LazyPart name="the road" load={load}>
          {({ Road }) => <Road />}
        </LazyPart>
      ) : null}
    </>
  );
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Fold' }));

beforeEach(async () => {
  load.mockReset();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockResolvedValue({ Road: () => <p>The road to the mill</p> });
  const client = createQueryClient(() => undefined);
  render(
    <QueryClientProvider client={client}>
      <Fold />
    </QueryClientProvider>,
  );
  await press();
  expect(await screen.findByText(failure)).toBeVisible();
});

it('a part that could not be loaded is loaded again when it is opened again', async () => {
  await press();
  await press();
  expect(await screen.findByText('The road to the mill')).toBeVisible();
  expect(screen.queryByText(failure)).toBeNull();
});

it('a part that could not be loaded appears once the connection is back', async () => {
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('The road to the mill')).toBeVisible();
});
