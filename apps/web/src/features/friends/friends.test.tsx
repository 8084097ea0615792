import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aUser, siteSettings, someResults } from '../../testing/builders.ts';
import { CallError, fakeApi } from '../../testing/fake-api.ts';
import { openResults } from '../../testing/open-results.tsx';
import { renderApp } from '../../testing/render-app.tsx';

const asSiegewright = () => {
  const results = someResults({
    beside: { guildTitle: 'Oathkeeper', sentence: 'They finish what you start.' },
  });
  const assessmentResult = { ...results.assessmentResult, guildTitle: 'Siegewright' };
  return { ...results, assessmentResult };
};
const question = 'I’m a Siegewright. The guild needs an Oathkeeper beside me. Is that you?';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

describe('the question for a friend', () => {
  it('is shared with the address of an invitation where the device can share', async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const { user } = await openResults({ 'results.get': asSiegewright });
    await user.click(screen.getByRole('button', { name: 'Ask Your Friends' }));
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(share).toHaveBeenCalledWith({
      text: question,
      url: `${window.location.origin}/friend/f1`,
    });
  });

  it('is copied elsewhere, with the public address of the site', async () => {
    const { user } = await openResults({
      'results.get': asSiegewright,
      'site.settings': () => siteSettings({ publicUrl: 'https://guild.example' }),
    });
    await user.click(screen.getByRole('button', { name: 'Copy a Question for Friends' }));
    expect(await screen.findByText('Question Copied!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      `${question} https://guild.example/friend/f1`,
    );
  });

  it('says so when it cannot be copied', async () => {
    const { user } = await openResults({ 'results.get': asSiegewright });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy a Question for Friends' }));
    expect(await screen.findByText('Copy Failed')).toBeVisible();
    expect(screen.getByLabelText('Your question')).toHaveValue(
      `${question} ${window.location.origin}/friend/f1`,
    );
  });
});

const friend = (pageId: string, guildTitle: string, characterClass = 'Healer') => ({
  pageId,
  characterClass,
  guildTitle,
  assessmentResultId: 'r1',
  hasAnswered: true,
});

describe('friends', () => {
  it('who have answered are counted beside the way to all of them', async () => {
    const other = { ...friend('f4', 'Sage'), assessmentResultId: 'r2' };
    await openResults({
      'results.get': asSiegewright,
      'friends.list': () => ({
        friends: [friend('f2', 'Herbalist'), friend('f3', 'Bard'), other],
        invitations: [],
      }),
    });
    const link = await screen.findByRole('link', {
      name: 'Your guild so far: 2 friends have answered',
    });
    expect(link).toHaveAttribute('href', '/friends/r1');
  });

  it('who invited this visitor are answered with one press, or not at all', async () => {
    localStorage.setItem('guildpath.invitation', 'f3');
    const answers: unknown[] = [];
    const { user, address } = await openResults({
      'friends.invitation': () => ({ characterClass: 'Mage', guildTitle: 'Alchemist' }),
      'friends.accept': ({ input }) => {
        answers.push(input);
        return { pageId: 'f3' };
      },
      'friends.page': () => ({
        members: [
          { characterClass: 'Mage', guildTitle: 'Alchemist' },
          { characterClass: 'Mage', guildTitle: 'Sage' },
        ],
        sentences: ['One.', 'Two.', 'Three.', 'Four.'],
      }),
      'friends.withdraw': () => ({ message: 'Gone.' }),
      'user.assessments': () => ({ assessments: [] }),
    });
    const invitation = within(
      await screen.findByRole('region', { name: 'An Alchemist invited you' }),
    );
    expect(answers).toEqual([]);
    await user.click(invitation.getByRole('button', { name: 'Show Us Both' }));
    expect(await screen.findByRole('heading', { name: 'What You Two Could Build' })).toBeVisible();
    expect(address()).toBe('/together/f3');
    expect(answers).toEqual([{ invitationId: 'f3', assessmentResultId: 'r1' }]);
    expect(localStorage.getItem('guildpath.invitation')).toBeNull();
    for (const text of ['Alchemist', 'Sage', 'Four.']) expect(screen.getByText(text)).toBeVisible();
    const button = screen.getByRole('button', { name: 'Take It Back this page' });
    await user.click(button);
    await user.click(button);
    expect(await screen.findByText('Taken Back')).toBeVisible();
    expect(address()).toBe('/dashboard');
  });
});

describe('the guild so far', () => {
  const invitation = {
    invitationId: 'f1',
    assessmentResultId: 'r1',
    expiresAt: '2026-12-29T12:00:00Z',
  };

  function openGuild(friends: readonly ReturnType<typeof friend>[]) {
    let invitations = [invitation];
    fakeApi({
      'auth.user': () => aUser(),
      'results.get': asSiegewright,
      'friends.list': () => ({ friends, invitations }),
      'friends.withdrawInvitation': () => {
        invitations = [];
        return { message: 'Nobody can answer it.' };
      },
    });
    return renderApp('/friends/r1');
  }

  it('shows by class the shields of those who answered, and who is missing', async () => {
    openGuild([friend('f2', 'Herbalist'), friend('f3', 'Bard', 'Mage'), friend('f4', 'Innkeeper')]);
    expect(await screen.findByText('Oathkeeper')).toBeVisible();
    expect(screen.getByText(/^Still missing beside you/)).toBeVisible();
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings.slice(2)).toEqual(['Mages: 1', 'Healers: 2']);
    expect(screen.getByText('No Warrior has answered yet. Do you know one?')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Innkeeper' })).toHaveAttribute('href', '/together/f4');
  });

  it('says that the missing title is found once a friend has it', async () => {
    openGuild([friend('f2', 'Oathkeeper')]);
    expect(await screen.findByText(/^Found beside you/)).toBeVisible();
  });

  it('tells until when the link works, and closes it for everyone at the second press', async () => {
    const { user } = openGuild([]);
    expect(await screen.findByText(/^Nobody has answered yet/)).toBeVisible();
    const button = screen.getByRole('button', { name: 'Take It Back your link' });
    expect(screen.getByText(/December 29, 2026/)).toBeVisible();
    await user.click(button);
    await user.click(button);
    expect(await screen.findByText('Taken Back')).toBeVisible();
    expect(button).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('an invitation', () => {
  it('comes with the mailed link to a browser that does not know it', async () => {
    fakeApi({
      'auth.user': () => aUser(),
      'results.get': () => someResults(),
      'friends.invitation': () => ({ characterClass: 'Mage', guildTitle: 'Alchemist' }),
    });
    const { address } = renderApp('/results/r1?invitation=f3');
    expect(await screen.findByRole('region', { name: 'An Alchemist invited you' })).toBeVisible();
    expect(address()).toBe('/results/r1');
  });

  it('shows title and class of the friend, and is remembered once the visitor plays', async () => {
    fakeApi({
      'friends.invitation': () => ({ characterClass: 'Healer', guildTitle: 'Hearthwarden' }),
      'assessment.questions': () => [],
    });
    const { goTo } = renderApp('/friend/f1');
    expect(await screen.findByRole('heading', { name: 'Hearthwarden' })).toBeVisible();
    expect(localStorage.getItem('guildpath.invitation')).toBeNull();
    // A press before the page's code has come follows the address alone.
    const link = screen.getByRole('link', { name: 'Which class are you?' });
    goTo(link.getAttribute('href') ?? '');
    await waitFor(() => expect(localStorage.getItem('guildpath.invitation')).toBe('f1'));
  });

  it('that has closed leads to the quest all the same', async () => {
    fakeApi({
      'friends.invitation': () => {
        throw new CallError('NOT_FOUND', 'It has closed.');
      },
    });
    renderApp('/friend/f1');
    expect(await screen.findByText(/^Your friend’s link has closed/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Which class are you?' })).toHaveAttribute(
      'href',
      '/assessment/quick',
    );
  });
});
