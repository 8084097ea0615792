import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { someResults } from '../../../testing/builders.ts';
import { openResults, section } from '../../../testing/open-results.tsx';

const withLists = () => {
  const results = someResults({
    friends: ['You find the leak.', 'You stay calm.', 'You know a shortcut.'],
    costs: ['You skip lunch.', 'You rarely ask.', 'You start again.'],
    beside: { guildTitle: 'Oathkeeper', sentence: 'They finish what you start.' },
  });
  const assessmentResult = { ...results.assessmentResult, guildTitle: 'Siegewright' };
  return { ...results, assessmentResult };
};
const question = 'I’m a Siegewright. The guild needs an Oathkeeper beside me. Is that you?';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

describe('below the portrait', () => {
  it('stand what friends come for, what it costs, and who should be beside the person', async () => {
    await openResults({ 'results.get': withLists });
    const insight = section('Personality Insight');
    for (const [title, line] of [
      ['What friends come to you for', 'You find the leak.'],
      ['What it costs you', 'You rarely ask.'],
    ] as const) {
      const list = insight.getByRole('heading', { level: 4, name: title }).nextElementSibling;
      expect(within(list as HTMLElement).getAllByRole('listitem')).toHaveLength(3);
      expect(insight.getByText(line)).toBeVisible();
    }
    expect(insight.getByText('Oathkeeper')).toBeVisible();
    expect(insight.getByText('They finish what you start.')).toBeVisible();
  });
});

describe('the question for a friend', () => {
  it('is shared with the address of an invitation where the device can share', async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const { user } = await openResults({ 'results.get': withLists });
    await user.click(screen.getByRole('button', { name: 'Ask a Friend' }));
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(share).toHaveBeenCalledWith({
      text: question,
      url: `${window.location.origin}/friend/f1`,
    });
  });

  it('is copied elsewhere', async () => {
    const { user } = await openResults({ 'results.get': withLists });
    await user.click(screen.getByRole('button', { name: 'Copy a Question for a Friend' }));
    expect(await screen.findByText('Question Copied!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      `${question} ${window.location.origin}/friend/f1`,
    );
  });

  it('says so when it cannot be copied', async () => {
    const { user } = await openResults({ 'results.get': withLists });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy a Question for a Friend' }));
    expect(await screen.findByText('Copy Failed')).toBeVisible();
    expect(screen.getByLabelText('Your question')).toHaveValue(
      `${question} ${window.location.origin}/friend/f1`,
    );
  });
});

describe('friends', () => {
  it('who have answered are named beside the way to the page of both', async () => {
    const friend = { pageId: 'f2', characterClass: 'Healer', guildTitle: 'Herbalist' };
    await openResults({ 'results.get': withLists, 'friends.list': () => ({ friends: [friend] }) });
    const link = await screen.findByRole('link', {
      name: 'You and a Herbalist: what you could build',
    });
    expect(link).toHaveAttribute('href', '/together/f2');
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
    expect(answers).toEqual([{ pageId: 'f3', assessmentResultId: 'r1' }]);
    expect(localStorage.getItem('guildpath.invitation')).toBeNull();
    for (const text of ['Alchemist', 'Sage', 'Four.']) expect(screen.getByText(text)).toBeVisible();
    const button = screen.getByRole('button', { name: 'Take It Back this page' });
    await user.click(button);
    await user.click(button);
    expect(await screen.findByText('Taken Back')).toBeVisible();
    expect(address()).toBe('/dashboard');
  });
});
