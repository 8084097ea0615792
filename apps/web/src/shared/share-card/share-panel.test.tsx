import { GuildThemeProvider } from '@guildpath/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import domToImage from 'dom-to-image-more';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { aUser, siteSettings, someResults } from '../../testing/builders.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { createApiClient, trpc } from '../api/trpc.ts';
import { ToastRegion } from '../toasts/toast-region.tsx';
import { SharePanel } from './share-panel.tsx';

const image = new Blob(['an image'], { type: 'image/png' });

async function openPanel(publicCardButton = 'Make My Card Public', results = someResults()) {
  const queryClient = new QueryClient();
  render(
    <trpc.Provider client={createApiClient()} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <GuildThemeProvider>
          <SharePanel results={results} />
          <ToastRegion isExpected />
        </GuildThemeProvider>
      </QueryClientProvider>
    </trpc.Provider>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByText('Links and networks'));
  await waitFor(() => expect(press(publicCardButton)).toBeEnabled());
  return user;
}

// Records file names, because happy-dom does not follow links.
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
  fakeApi({});
  toBlob = vi.spyOn(domToImage, 'toBlob').mockResolvedValue(image);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const press = (name: string) => screen.getByRole('button', { name });

describe('the share panel', () => {
  it('downloads the card as an image of 600 by 800 at twice the size, on white', async () => {
    const names = watchDownloads();
    const user = await openPanel();
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

  it('downloads the story that the server draws, with the best match only on request', async () => {
    const names = watchDownloads();
    const user = await openPanel();
    await user.click(screen.getByRole('radio', { name: 'Story' }));
    const story = screen.getByRole('img', { name: /^Your story/ });
    expect(story).toHaveAttribute('src', '/card/r1.png?size=story');
    await user.click(screen.getByRole('checkbox', { name: /best match/ }));
    expect(story).toHaveAttribute('src', '/card/r1.png?size=story&match=1');
    expect(story).toHaveAccessibleName(/Best match: Cartographer\.$/);
    const fetched = vi.fn((_: unknown) => Promise.resolve(new Response(image)));
    vi.stubGlobal('fetch', fetched);
    await user.click(press('Download'));
    expect(await screen.findByText('Card Downloaded!')).toBeVisible();
    expect(names).toEqual(['guildpath-quick-story.png']);
    expect(fetched.mock.calls[0]?.[0]).toBe('/card/r1.png?size=story&match=1');
  });

  it('offers to show the first name on the page of a public card, and never by itself', async () => {
    let showsFirstName = false;
    const calls = fakeApi({
      'auth.user': () => aUser({ firstName: 'Maya' }),
      'results.publicCard': () => ({ cardId: 'c1', showsFirstName }),
      'results.setPublicCard': ({ input }) => {
        showsFirstName = input.showsFirstName === true;
        return { cardId: 'c1', showsFirstName };
      },
    });
    const user = await openPanel('Make My Card Private');
    const choice = await screen.findByRole('checkbox', { name: 'Show my first name, Maya' });
    expect(choice).not.toBeChecked();
    expect(screen.queryByText(/, your first name and nothing else/)).not.toBeInTheDocument();
    await user.click(choice);
    await waitFor(() => expect(choice).toBeChecked());
    expect(screen.getByText(/, your first name and nothing else/)).toBeVisible();
    expect(calls.at(-1)?.input).toEqual({
      assessmentResultId: 'r1',
      isPublic: true,
      showsFirstName: true,
    });
  });

  it('starts with the story on a phone', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), {
          matches: query.includes('max-width'),
        }) as MediaQueryList,
    );
    await openPanel();
    expect(screen.getByRole('radio', { name: 'Story' })).toBeChecked();
    expect(screen.getByRole('img', { name: /^Your story/ })).toBeVisible();
  });

  it('makes the card public on request, shares its page at the public address of the site, and makes it private again', async () => {
    let cardId: string | null = null;
    const calls = fakeApi({
      'site.settings': () => siteSettings({ publicUrl: 'https://guild.example' }),
      'results.publicCard': () => ({ cardId, showsFirstName: false }),
      'results.setPublicCard': ({ input }) => {
        cardId = input.isPublic ? 'c1' : null;
        return { cardId, showsFirstName: false };
      },
    });
    const user = await openPanel();
    await user.click(press('Make My Card Public'));
    const page = await screen.findByRole('link', { name: 'Your card has a public page.' });
    expect(page).toHaveAttribute('href', 'https://guild.example/card/c1');
    expect(screen.getByText('guild.example')).toBeVisible();
    await user.click(press('Copy Link'));
    expect(await navigator.clipboard.readText()).toBe('https://guild.example/card/c1');

    await user.click(press('Make My Card Private'));
    expect(await screen.findByText('Your Card Is Private')).toBeVisible();
    expect(screen.queryByRole('link', { name: /public page/ })).not.toBeInTheDocument();
    const changes = calls.filter(({ procedure }) => procedure === 'results.setPublicCard');
    expect(changes.map(({ input }) => input?.isPublic)).toEqual([true, false]);
  });

  it('downloads the server’s picture of the card where the browser cannot draw it', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    toBlob.mockRejectedValue(new Error('no canvas'));
    const names = watchDownloads();
    const user = await openPanel();
    const fetched = vi.fn((_: unknown) => Promise.resolve(new Response(image)));
    vi.stubGlobal('fetch', fetched);
    await user.click(press('Download'));
    await waitFor(() => expect(names).toEqual(['guildpath-quick-results.png']));
    expect(fetched.mock.calls[0]?.[0]).toBe('/card/r1.png');
  });

  it('says when neither the browser nor the server can draw the card', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const names = watchDownloads();
    toBlob.mockRejectedValue(new Error('no canvas'));
    const user = await openPanel();
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 503 })));
    await user.click(press('Download'));
    expect(await screen.findByText('Download Failed')).toBeVisible();
    expect(screen.getByText('Could not download the card. Please try again.')).toBeVisible();
    expect(names).toEqual([]);
  });

  it('shares on networks in a popup of 600 by 400, or by a link where popups are blocked', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    fakeApi({ 'results.publicCard': () => ({ cardId: 'c1', showsFirstName: false }) });
    const user = await openPanel('Make My Card Private');
    const link = (name: string) => screen.getByRole('link', { name });
    expect(link('Facebook')).toHaveAttribute(
      'href',
      expect.stringContaining('facebook.com/sharer'),
    );
    expect(link('LinkedIn')).toHaveAttribute(
      'href',
      expect.stringContaining('linkedin.com/sharing'),
    );
    expect(link('Twitter')).toHaveAttribute('target', '_blank');
    const followed: boolean[] = [];
    const follow = (event: Event) => {
      followed.push(!event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', follow);
    await user.click(link('Twitter'));
    open.mockReturnValue(window);
    await user.click(link('Twitter'));
    document.removeEventListener('click', follow);
    expect(followed).toEqual([true, false]);
    expect(open).toHaveBeenCalledWith(
      expect.stringContaining('https://twitter.com/intent/tweet'),
      'share',
      expect.stringContaining('width=600,height=400'),
    );
  });

  describe('while the card is private', () => {
    const page = `${window.location.origin}/card/c1`;

    async function askFor(button: HTMLElement, answer: string) {
      const calls = fakeApi({
        'results.setPublicCard': () => ({ cardId: 'c1', showsFirstName: false }),
      });
      const user = userEvent.setup();
      await user.click(button);
      const question = screen.getByRole('group', {
        name: 'Make your card public so friends see it?',
      });
      await user.click(within(question).getByRole('button', { name: answer }));
      await waitFor(() => expect(question).not.toBeInTheDocument());
      expect(button).toHaveFocus();
      return calls.filter(({ procedure }) => procedure === 'results.setPublicCard');
    }

    it('asks before it copies, and copies the page that is public then', async () => {
      await openPanel();
      expect(await askFor(press('Copy Link'), 'Make Public and Copy')).toHaveLength(1);
      expect(await navigator.clipboard.readText()).toBe(page);
      expect(screen.getByText('Link Copied!')).toBeVisible();
    });

    it('copies the site’s address for those who stay private', async () => {
      await openPanel();
      expect(await askFor(press('Copy Link'), 'Only the site’s address')).toEqual([]);
      expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/`);
    });

    it.each(['a popup', 'this tab, where popups are blocked'])(
      'opens a network in %s',
      async (place) => {
        const assign = vi.fn();
        const popup = { location: { assign } } as unknown as Window;
        const isBlocked = place !== 'a popup';
        vi.spyOn(window, 'open').mockReturnValue(isBlocked ? null : popup);
        if (isBlocked) vi.spyOn(window.location, 'assign').mockImplementation(assign);
        await openPanel();
        await askFor(screen.getByRole('link', { name: 'Twitter' }), 'Make Public and Share');
        expect(assign).toHaveBeenCalledExactlyOnceWith(
          expect.stringContaining(encodeURIComponent(page)),
        );
      },
    );
  });

  it.each([
    'Instagram 355.0.0.29.96',
    '[FBAN/FBIOS;FBAV/488.0.0.66.103]',
    'Twitter for iPhone/10.66',
  ])(
    'leads to the picture, to press and hold, inside an app that ignores downloads: %s',
    async (app) => {
      vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 Mobile/22B83 ${app}`);
      const user = await openPanel();
      const link = screen.getByRole('link', { name: 'Open the Picture' });
      expect(link).toHaveAttribute('href', '/card/r1.png');
      await user.click(screen.getByRole('radio', { name: 'Story' }));
      expect(link).toHaveAttribute('href', '/card/r1.png?size=story');
      expect(screen.getByText(/^Then press and hold it/)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Download' })).not.toBeInTheDocument();
    },
  );

  it('says when the link could not be copied', async () => {
    const user = await openPanel();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(press('Copy Link'));
    await user.click(press('Only the site’s address'));
    expect(await screen.findByText('Copy Failed')).toBeVisible();
    expect(screen.getByText('Could not copy link. Please try again.')).toBeVisible();
    expect(screen.getByLabelText('Your link')).toHaveValue(`${window.location.origin}/`);
  });
});

describe('on a device that shares images with other apps, the share panel', () => {
  function passOnBy(share: (data: ShareData) => Promise<void>, canShare = (_: ShareData) => true) {
    vi.stubGlobal(
      'navigator',
      Object.create(navigator, {
        share: { value: share },
        canShare: { value: canShare },
        userAgent: { value: navigator.userAgent },
      }),
    );
  }

  async function passOnCard(canShare?: (data: ShareData) => boolean): Promise<ShareData> {
    const shared: ShareData[] = [];
    passOnBy(async (data) => void shared.push(data), canShare);
    const user = await openPanel();
    await user.click(press('Share'));
    await waitFor(() => expect(shared).toHaveLength(1));
    return shared[0] ?? {};
  }

  it('offers the card to them with a title, words and the address of the site', async () => {
    const { files, ...words } = await passOnCard();
    expect(files?.[0]).toMatchObject({ name: 'guildpath-quick-results.png', type: 'image/png' });
    expect(words).toEqual({
      title: 'Guildpath: which class are you?',
      text: expect.stringMatching(/calls me Seeker\. What would it call you\?$/),
      url: `${window.location.origin}/`,
    });
  });

  it('offers the card alone to a device that accepts no text with it', async () => {
    const shared = await passOnCard(({ url }) => url === undefined);
    expect(Object.keys(shared)).toEqual(['files']);
  });

  it('says nothing when the visitor cancels', async () => {
    const share = vi.fn().mockRejectedValue(new DOMException('', 'AbortError'));
    passOnBy(share);
    const user = await openPanel();
    await user.click(press('Share'));
    await waitFor(() => expect(press('Share')).not.toHaveAttribute('aria-disabled'));
    expect(share).toHaveBeenCalledOnce();
    expect(screen.queryByText('Share Failed')).not.toBeInTheDocument();
  });

  it('says when sharing failed', async () => {
    passOnBy(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    const user = await openPanel();
    await user.click(press('Share'));
    expect(await screen.findByText('Share Failed')).toBeVisible();
  });
});
