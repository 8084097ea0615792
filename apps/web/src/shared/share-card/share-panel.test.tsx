import { GuildThemeProvider } from '@guildpath/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import domToImage from 'dom-to-image-more';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { someResults } from '../../testing/builders.ts';
import { ToastRegion } from '../toasts/toast-region.tsx';
import { SharePanel } from './share-panel.tsx';

const image = new Blob(['an image'], { type: 'image/png' });

function openPanel() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <GuildThemeProvider>
        <SharePanel results={someResults()} />
        <ToastRegion isExpected />
      </GuildThemeProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

/** The name of the file that the browser is asked to save; happy-dom does not follow links. */
function watchDownloads(): readonly string[] {
  URL.createObjectURL = () => 'blob:card';
  URL.revokeObjectURL = () => {};
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return names;
}

// happy-dom draws nothing.
let toBlob: MockInstance<typeof domToImage.toBlob>;

beforeEach(() => {
  toBlob = vi.spyOn(domToImage, 'toBlob').mockResolvedValue(image);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const press = (name: string) => screen.getByRole('button', { name });

describe('the share panel', () => {
  it('shows the card and reads it out as one picture', () => {
    openPanel();
    const card = screen.getByRole('img', { name: /Archetype: Investigative\. Personality: Vis/ });
    expect(card).toHaveTextContent('Cartographer');
    expect(card).toHaveTextContent('80% match');
    expect(card).toHaveTextContent('Quick Quest');
    expect(card).toHaveTextContent(window.location.host);
  });

  it('downloads the card as an image of 600 by 800 at twice the size, on white', async () => {
    const names = watchDownloads();
    const user = openPanel();
    await user.click(press('Download'));
    expect(await screen.findByText('Card Downloaded!')).toBeVisible();
    expect(names).toEqual(['guildpath-quick-results.png']);
    expect(toBlob).toHaveBeenCalledExactlyOnceWith(screen.getByRole('img'), {
      width: 600,
      height: 800,
      scale: 2,
      bgcolor: '#fff',
    });
  });

  it('is busy while it draws, draws once, and leaves the focus where it was', async () => {
    watchDownloads();
    let finish: (drawn: Blob) => void = () => {};
    toBlob.mockReturnValue(
      new Promise<Blob>((resolve) => {
        finish = resolve;
      }),
    );
    const user = openPanel();
    await user.click(press('Download'));
    expect(press('Download')).toHaveAttribute('aria-disabled', 'true');
    await user.click(press('Download'));
    finish(image);
    expect(await screen.findByText('Card Downloaded!')).toBeVisible();
    await waitFor(() => expect(press('Download')).not.toHaveAttribute('aria-disabled'));
    expect(press('Download')).toHaveFocus();
    expect(toBlob).toHaveBeenCalledOnce();
  });

  it('says when the card could not be downloaded', async () => {
    const names = watchDownloads();
    toBlob.mockRejectedValue(new Error('no canvas'));
    const user = openPanel();
    await user.click(press('Download'));
    expect(await screen.findByText('Download Failed')).toBeVisible();
    expect(screen.getByText('Could not download the card. Please try again.')).toBeVisible();
    expect(names).toEqual([]);
  });

  it.each([
    ['Twitter', 'https://twitter.com/intent/tweet'],
    ['Facebook', 'https://www.facebook.com/sharer'],
    ['LinkedIn', 'https://www.linkedin.com/sharing'],
  ])('shares on %s in a popup of 600 by 400', async (network, address) => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const user = openPanel();
    await user.click(press(network));
    expect(open).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(address),
      'share',
      expect.stringContaining('width=600,height=400'),
    );
  });

  it('copies the link to Guildpath', async () => {
    const user = openPanel();
    await user.click(press('Copy Link'));
    expect(await screen.findByText('Link Copied!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/`);
  });

  it('says when the link could not be copied', async () => {
    const user = openPanel();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(press('Copy Link'));
    expect(await screen.findByText('Copy Failed')).toBeVisible();
    expect(screen.getByText('Could not copy link. Please try again.')).toBeVisible();
  });
});

describe('on a device that shares images with other apps, the share panel', () => {
  function passOnBy(share: (data: ShareData) => Promise<void>) {
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator), { share, canShare: () => true }),
    );
  }

  it('offers the card to them', async () => {
    const shared: ShareData[] = [];
    passOnBy(async (data) => void shared.push(data));
    const user = openPanel();
    await user.click(press('Share'));
    await waitFor(() => expect(shared).toHaveLength(1));
    expect(shared[0]?.files?.[0]).toMatchObject({
      name: 'guildpath-quick-results.png',
      type: 'image/png',
    });
  });

  it('says nothing when the visitor cancels', async () => {
    const share = vi.fn().mockRejectedValue(new DOMException('', 'AbortError'));
    passOnBy(share);
    const user = openPanel();
    await user.click(press('Share'));
    await waitFor(() => expect(press('Share')).not.toHaveAttribute('aria-disabled'));
    expect(share).toHaveBeenCalledOnce();
    expect(screen.queryByText('Share Failed')).not.toBeInTheDocument();
  });

  it('says when sharing failed', async () => {
    passOnBy(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    const user = openPanel();
    await user.click(press('Share'));
    expect(await screen.findByText('Share Failed')).toBeVisible();
  });

  it('has no such button elsewhere', () => {
    openPanel();
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  });
});
