import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aHall, aUser, someAssessments } from '../../../testing/builders.ts';
import { CallError, type Procedures, serverError } from '../../../testing/fake-api.ts';
import { accountButton, openAccountDialog } from '../../../testing/open-account-menu.ts';

describe('Delete Account', () => {
  const deleted: Procedures = { 'user.delete': () => ({ message: 'Everything is gone.' }) };
  const typed = () => screen.getByLabelText('Type DELETE to confirm');
  const button = () => screen.getByRole('button', { name: 'Delete Account' });

  it('says what will be gone', async () => {
    await openAccountDialog('Delete Account', {
      'user.assessments': () => ({ assessments: someAssessments(2) }),
      'halls.list': () => ({ halls: [aHall({ finishedCount: 1 }), aHall({ finishedCount: 0 })] }),
    });
    const words = /ada@guildpath.test and all 2 results right away. You can’t undo it/;
    expect(screen.getByRole('dialog')).toHaveTextContent(words);
    const halls = 'This also deletes 2 halls with 1 result of students.';
    expect(await screen.findByText(halls, { exact: false })).toBeVisible();
  });

  it('requires the word to be typed', async () => {
    const { user, inputsOf } = await openAccountDialog('Delete Account', deleted);
    expect(button()).toBeDisabled();
    await user.type(typed(), 'DELET{Enter}');
    expect(button()).toBeDisabled();
    expect(inputsOf('user.delete')).toHaveLength(0);
    await user.type(typed(), 'E');
    expect(button()).toBeEnabled();
  });

  it('leads home signed out, and keeps nothing about the user', async () => {
    sessionStorage.setItem('guildpath.anything', 'of the visitor');
    localStorage.setItem('guildpath.quest.epic', '{}');
    let isDeleted = false;
    const { user, address, inputsOf } = await openAccountDialog('Delete Account', {
      'user.delete': () => {
        isDeleted = true;
        return { message: 'Everything is gone.' };
      },
      'auth.user': () => {
        if (isDeleted) throw new CallError('UNAUTHORIZED', 'Unauthorized');
        return aUser();
      },
    });
    await user.type(typed(), 'DELETE{Enter}');
    expect(await screen.findByText('Account Deleted')).toBeVisible();
    expect(screen.getByText('Everything is gone.')).toBeVisible();
    expect(address()).toBe('/');
    expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
    expect(inputsOf('user.delete')).toHaveLength(1);
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage).toHaveLength(0);
    expect(screen.queryByText('Unauthorized')).not.toBeInTheDocument();
  });

  it('that fails says so and keeps the account', async () => {
    const { user, address } = await openAccountDialog('Delete Account', {
      'user.delete': serverError,
    });
    await user.type(typed(), 'DELETE{Enter}');
    expect(await screen.findByText('Account Not Deleted')).toBeVisible();
    expect(address()).toBe('/dashboard');
    await user.click(screen.getByRole('button', { name: 'Keep Account' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(accountButton()).toHaveFocus();
  });
});
