import type { HallPlace } from '@guildpath/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aHall, aUser, siteSettings, someResults } from '../../testing/builders.ts';
import { CallError, fakeApi, serverError } from '../../testing/fake-api.ts';
import { skipTime, stopTime } from '../../testing/fake-clock.ts';
import { renderApp } from '../../testing/render-app.tsx';

function aPlace(part: Partial<HallPlace>): HallPlace {
  const joinedAt = '2026-11-28T10:00:00.000Z';
  return {
    id: 'p1',
    name: 'Patient Heron',
    joinedAt,
    startedAt: null,
    finishedAt: null,
    isShared: false,
    ...part,
  };
}

/** The page asks for news this often. */
const pollMs = 10_000;
const finishedAt = '2026-11-28T10:20:00.000Z';
const places = [aPlace({ finishedAt, isShared: true }), aPlace({ id: 'p2', name: 'Quiet Egret' })];

const aClass = {
  'auth.user': () => aUser(),
  'halls.get': () => aHall(),
  'halls.places': () => ({ places }),
  'halls.summary': () => ({
    finishedCount: 1,
    isShown: false,
    isSharedAlone: false,
    classes: [],
    archetypes: [],
    fields: [],
  }),
  'halls.result': () => someResults(),
};

describe('the page of all halls', () => {
  it('tells a guest how to open one', async () => {
    fakeApi({});
    renderApp('/halls');
    expect(await screen.findByText(/you need a free account with a confirmed email/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute(
      'href',
      '/signup?redirect=/halls',
    );
  });

  it('asks a member to prove the address first, by a link that leads back', async () => {
    const asked: unknown[] = [];
    fakeApi({
      'auth.user': () => aUser({ emailVerified: false }),
      'user.sendProof': ({ input }) => {
        asked.push(input);
        return { message: 'A new link is on its way to your inbox.' };
      },
    });
    const { user } = renderApp('/halls');
    await user.click(await screen.findByRole('button', { name: 'Send It Again' }));
    expect(await screen.findByText('A new link is on its way to your inbox.')).toBeVisible();
    expect(asked).toEqual([{ redirect: '/halls' }]);
    expect(screen.queryByRole('button', { name: 'Open the Hall' })).not.toBeInTheDocument();
  });

  it('opens a hall, and shows at its field what the server refuses', async () => {
    let isPast = true;
    const calls = fakeApi({
      ...aClass,
      'halls.open': () => {
        if (!isPast) return aHall();
        throw new CallError('BAD_REQUEST', 'deleteOn: Please choose a day after today');
      },
    });
    const { user, address } = renderApp('/halls');
    expect(await screen.findByText(/None yet/)).toBeVisible();
    await user.type(screen.getByLabelText('Name'), aHall().name);
    await user.click(screen.getByRole('button', { name: 'Open the Hall' }));
    expect(await screen.findByText('Please choose a day after today')).toBeVisible();
    isPast = false;
    await user.click(screen.getByRole('button', { name: 'Open the Hall' }));
    expect(await screen.findByText('PQPCHTB')).toBeVisible();
    expect(address()).toBe('/halls/h1');
    expect(calls.find(({ procedure }) => procedure === 'halls.open')?.input).toMatchObject({
      name: aHall().name,
      assessmentType: 'quick',
    });
  });
});

describe('the page of a hall', () => {
  it('shows the way in, who is there, and whose result can be read', async () => {
    fakeApi(aClass);
    renderApp('/halls/h1');
    expect(await screen.findByText('PQPCHTB')).toBeVisible();
    expect(screen.getByRole('img', { name: /^QR code of http.*\/join\/PQPCHTB$/ })).toBeVisible();
    const heron = await screen.findByRole('row', { name: /Patient Heron/ });
    expect(
      within(heron).getByRole('link', { name: 'Open the result of Patient Heron' }),
    ).toBeVisible();
    const egret = screen.getByRole('row', { name: /Quiet Egret/ });
    expect(within(egret).getByRole('button', { name: 'Remove Quiet Egret' })).toBeVisible();
    expect(await screen.findByText(/Figures appear once 5 have finished/)).toBeVisible();
  });

  it('names the public address of the site, on the screen, on slips and in the link to copy', async () => {
    const publicUrl = 'https://guild.example';
    fakeApi({ ...aClass, 'site.settings': () => siteSettings({ publicUrl }) });
    const { user, goTo } = renderApp('/halls/h1');
    const qrCode = { name: 'QR code of https://guild.example/join/PQPCHTB' };
    expect(await screen.findByRole('img', qrCode)).toBeVisible();
    expect(screen.getByText('guild.example/join')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy the Link' }));
    expect(await navigator.clipboard.readText()).toBe('https://guild.example/join/PQPCHTB');
    goTo('/halls/h1/slips');
    await screen.findByRole('heading', { name: 'Slips for Grade 9, room 12' });
    expect(screen.getAllByRole('img', qrCode)).toHaveLength(30);
    expect(screen.getAllByText('guild.example/join')).toHaveLength(30);
  });

  it('goes on counting after a poll that failed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const polls = [aHall(), serverError, aHall({ placeCount: 27 })];
    fakeApi({
      ...aClass,
      'halls.get': () => {
        const poll = polls.shift() ?? aHall();
        return typeof poll === 'function' ? poll() : poll;
      },
    });
    renderApp('/halls/h1');
    expect(await screen.findByText('PQPCHTB')).toBeVisible();
    stopTime();
    await skipTime(pollMs);
    await waitFor(() => expect(polls).toHaveLength(1));
    expect(screen.getByText('PQPCHTB')).toBeVisible();
    await skipTime(pollMs);
    expect(await screen.findByText('27')).toBeVisible();
  });

  it('removes all places that have not begun in two presses', async () => {
    const calls = fakeApi({
      ...aClass,
      'halls.places': () => ({
        places: ['p1', 'p2'].map((id) => aPlace({ id, name: `Quiet ${id}` })),
      }),
      'halls.removeIdlePlaces': () => ({ message: 'We removed 2 places.' }),
    });
    const { user } = renderApp('/halls/h1');
    const name = 'Remove All That Have Not Begun';
    await user.click(await screen.findByRole('button', { name }));
    await user.click(screen.getByRole('button', { name: /^Really remove them/ }));
    expect(await screen.findByText('We removed 2 places.')).toBeVisible();
    expect(calls).toContainEqual(expect.objectContaining({ input: { hallId: 'h1' } }));
  });

  it('closes the door', async () => {
    const calls = fakeApi({
      ...aClass,
      'halls.change': ({ input }) => ({ ...aHall(), isOpen: input.isOpen }),
    });
    const { user } = renderApp('/halls/h1');
    await user.click(await screen.findByRole('button', { name: 'Close the Door' }));
    expect(await screen.findByText('Closed')).toBeVisible();
    expect(screen.queryByText('PQPCHTB')).not.toBeInTheDocument();
    expect(calls.at(-1)).toMatchObject({ input: { hallId: 'h1', isOpen: false } });
  });

  it('is deleted after a word on what goes', async () => {
    fakeApi({ ...aClass, 'halls.delete': () => ({ message: 'We deleted this hall.' }) });
    const { user, address } = renderApp('/halls/h1');
    await user.click(await screen.findByRole('button', { name: 'Delete This Hall Now' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete This Hall?' });
    expect(dialog).toHaveTextContent('2 places, 1 result and their answers');
    await user.click(within(dialog).getByRole('button', { name: 'Delete Hall' }));
    expect(await screen.findByText('Hall Deleted')).toBeVisible();
    expect(address()).toBe('/halls');
  });
});

describe('a shared result', () => {
  it('is read without what belongs to its student', async () => {
    fakeApi(aClass);
    const { user } = renderApp('/halls/h1/places/p1');
    expect(await screen.findByText('The guild puts Patient Heron with its Mages')).toBeVisible();
    await user.click(screen.getByText('See your scores'));
    await user.click(screen.getByText('The numbers'));
    expect(await screen.findByRole('heading', { name: 'Words' })).toBeVisible();
    expect(screen.queryByText('Puzzle answers')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /three things along/ })).not.toBeInTheDocument();
  });

  it('says so once it was withdrawn', async () => {
    fakeApi({
      ...aClass,
      'halls.result': () => {
        throw new CallError('NOT_FOUND', 'We couldn’t find that place.');
      },
    });
    renderApp('/halls/h1/places/p1');
    expect(await screen.findByRole('heading', { name: 'This Result Isn’t Shared' })).toBeVisible();
  });

  it('stands beside the others on the page for printing, and no other result does', async () => {
    const other = aPlace({ id: 'p4', name: 'Kind Otter', finishedAt, isShared: true });
    const calls = fakeApi({
      ...aClass,
      'halls.places': () => ({ places: [...places, aPlace({ id: 'p3', finishedAt }), other] }),
    });
    renderApp('/halls/h1/results');
    expect(await screen.findByText('The guild puts Kind Otter with its Mages')).toBeVisible();
    const read = calls.filter(({ procedure }) => procedure === 'halls.result');
    expect(read.map(({ input }) => input.placeId)).toEqual(['p1', 'p4']);
    // Parts of one name would be no landmarks.
    const results = within(screen.getByRole('main'));
    expect(results.queryByRole('navigation')).not.toBeInTheDocument();
    expect(results.getAllByRole('region').map((part) => part.getAttribute('aria-label'))).toEqual([
      'Summary of Patient Heron',
      'Summary of Kind Otter',
    ]);
  });
});
