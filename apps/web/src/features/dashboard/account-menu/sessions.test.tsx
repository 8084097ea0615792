import type { SessionsOutput } from '@guildpath/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CallError, type Procedures } from '../../../testing/fake-api.ts';
import { accountButton, openAccountDialog } from '../../../testing/open-account-menu.ts';

const name = 'Where You’re Signed In';
const times = { createdAt: '2024-06-01T10:00:00.000Z', lastSeenAt: '2024-06-02T10:00:00.000Z' };
const here = { id: 's1', isCurrent: true, ...times };
const phone = { id: 's2', isCurrent: false, ...times };

function aServer(all: SessionsOutput['sessions']): Procedures {
  let sessions = all;
  return {
    'user.sessions': () => ({ canReplacePassword: false, sessions }),
    'user.endSession': ({ input }) => {
      sessions = sessions.filter(({ id }) => id !== input.id);
      return { message: 'That device is signed out.' };
    },
    'user.endOtherSessions': () => {
      sessions = sessions.filter(({ isCurrent }) => isCurrent);
      return { message: 'You’re signed out everywhere else.' };
    },
  };
}

const findRows = async () => {
  const list = await screen.findByRole('list', { name: 'Sessions' });
  return within(list).getAllByRole('listitem');
};

describe('where someone is signed in', () => {
  it('is shown by time, and this one cannot be ended here', async () => {
    await openAccountDialog(name, aServer([here, phone]));
    const [first, second] = await findRows();
    expect(first).toHaveTextContent('This deviceSince June 1, 2024');
    expect(second).toHaveTextContent(/^Last seen Jun 2, 2024.*Since June 1, 2024/);
    expect(screen.getAllByRole('button', { name: /^Sign out / })).toHaveLength(1);
  });

  it('ends where it is asked to, and the focus stays in the list', async () => {
    const { user, inputsOf } = await openAccountDialog(name, aServer([here, phone]));
    await user.click(await screen.findByRole('button', { name: /^Sign out where/ }));
    expect(await screen.findByText('That device is signed out.')).toBeVisible();
    await waitFor(async () => expect(await findRows()).toHaveLength(1));
    expect(inputsOf('user.endSession')).toEqual([{ id: 's2' }]);
    expect(screen.getByText('You’re not signed in anywhere else.')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Sessions' })).toHaveFocus();
  });

  it('ends everywhere else with one press', async () => {
    const other = { ...phone, id: 's3' };
    const { user, inputsOf } = await openAccountDialog(name, aServer([here, phone, other]));
    await user.click(await screen.findByRole('button', { name: 'Sign Out Everywhere Else' }));
    await waitFor(async () => expect(await findRows()).toHaveLength(1));
    expect(inputsOf('user.endOtherSessions')).toHaveLength(1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(accountButton()).toHaveFocus());
  });

  it('that has already ended says so and disappears from the list', async () => {
    const server = aServer([here, phone]);
    let isGone = false;
    const { user } = await openAccountDialog(name, {
      'user.sessions': (call) => {
        if (isGone) return { canReplacePassword: false, sessions: [here] };
        return server['user.sessions']?.(call);
      },
      'user.endSession': () => {
        isGone = true;
        throw new CallError('NOT_FOUND', 'This session has ended already.');
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Sign out where/ }));
    expect(await screen.findByText('This session has ended already.')).toBeVisible();
    await waitFor(async () => expect(await findRows()).toHaveLength(1));
  });
});
