import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../../testing/fake-clock.ts';
import { accepted, button, emailField, openCompletion } from '../../../testing/open-completion.tsx';
import { suggestEmail } from './suggest-email.ts';

fakeClock();

describe('a misspelled email address', () => {
  const openDoubt = async () => {
    const app = await openCompletion(accepted);
    await app.user.type(emailField(), 'Ada@gmial.con{Enter}');
    await screen.findByText('Ada@gmail.com');
    expect(app.submissions()).toHaveLength(0);
    return app;
  };

  it('is asked about before sending, and corrected by one press', async () => {
    const { user, submissions } = await openDoubt();
    const take = button('Yes, Send It There');
    await waitFor(() => expect(screen.getByText(/^Did you mean/)).toHaveFocus());
    expect(take).toHaveAccessibleDescription(/^Did you mean Ada@gmail\.com ?\?$/);
    await user.click(take);
    await screen.findByText('Assessment Completed!');
    expect(submissions().map(({ input }) => input.guestEmail)).toEqual(['Ada@gmail.com']);
  });

  it('is taken as it is when the visitor says so', async () => {
    const { user, submissions } = await openDoubt();
    await user.click(button('No, send it to Ada@gmial.con'));
    await screen.findByText('Assessment Completed!');
    expect(submissions().map(({ input }) => input.guestEmail)).toEqual(['Ada@gmial.con']);
  });

  it('can be corrected by hand', async () => {
    const { user } = await openDoubt();
    await user.type(emailField(), '{Backspace}m');
    expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
    expect(button('Get My Career Results')).toBeEnabled();
  });

  it.each([
    ['ada@gmail.con', 'ada@gmail.com'],
    ['ada@gamil.com', 'ada@gmail.com'],
    ['ada@outlok.com', 'ada@outlook.com'],
    ['Ada.L@Hotmaill.com', 'Ada.L@hotmail.com'],
    ['ada@gmail.co', 'ada@gmail.com'],
    ['ada@yaho.cmo', 'ada@yahoo.com'],
  ])('such as %s was meant to be %s', (given, meant) => {
    expect(suggestEmail(given)).toBe(meant);
  });

  it.each([
    'ada@gmail.com',
    'ada@gmx.com',
    'ada@mozmail.com',
    'ada@protonmail.ch',
    'ada@onmail.com',
    'ada@email.com',
    'ada@ymail.com',
    'ada@hotmail.fr',
    'ada@outlook.com.au',
    'ada@yahoo.de',
    'ada@proton.me',
    'ada@hey.com',
    'ada@mail.com',
    'ada@yahoo.co.in',
    'ada@web.de',
    'ada@company.co',
    'ada@guildpath.test',
    'ada@students.school.edu',
  ])('is not seen in %s', (given) => {
    expect(suggestEmail(given)).toBeUndefined();
  });
});
