import type { AccountExport } from '@guildpath/contract';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../../testing/fake-api.ts';
import { accountButton, menuItem, openAccountMenu } from '../../../testing/open-account-menu.ts';

describe('Download My Data', () => {
  const data = { exportedAt: '2026-11-21T08:00:00.000Z', results: [] } as unknown as AccountExport;
  const downloads: { name: string; blob: Blob }[] = [];

  beforeEach(() => {
    let lastBlob = new Blob();
    URL.createObjectURL = (blob: Blob) => {
      lastBlob = blob;
      return 'blob:data';
    };
    URL.revokeObjectURL = () => {};
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      downloads.push({ name: this.download, blob: lastBlob });
    });
  });
  afterEach(() => {
    downloads.length = 0;
    vi.restoreAllMocks();
  });

  it('saves everything stored as the file that the server sends', async () => {
    const { user } = await openAccountMenu({ '/api/user/export': () => data });
    await user.click(await menuItem('Download My Data'));
    expect(await screen.findByText('Data Downloaded')).toBeVisible();
    expect(downloads).toMatchObject([{ name: 'guildpath-data-2026-11-21.json' }]);
    expect(downloads[0]?.blob.type).toBe('application/json');
    expect(await downloads[0]?.blob.text()).toBe(JSON.stringify(data));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(accountButton()).toHaveFocus());
  });

  it.each([
    [
      'says',
      new CallError('TOO_MANY_REQUESTS', 'Too many requests. Please try again in a minute.'),
      'Too many requests. Please try again in a minute.',
    ],
    [
      'does not say',
      new TypeError('Failed to fetch'),
      'We couldn’t get the data. Please try again.',
    ],
  ])('that fails is reported when the server %s why', async (_, error, words) => {
    const { user } = await openAccountMenu({
      '/api/user/export': () => {
        throw error;
      },
    });
    await user.click(await menuItem('Download My Data'));
    expect(await screen.findByText('Download Failed')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(downloads).toHaveLength(0);
  });
});
