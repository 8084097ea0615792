import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { threeScenes } from '../../testing/builders.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { blockStorage } from '../../testing/hinder-storage.ts';
import { accepted, button, emailField, questions } from '../../testing/open-completion.tsx';
import { option } from '../../testing/open-quest.tsx';
import { renderApp } from '../../testing/render-app.tsx';

// A browser that blocks cookies and site data; Chrome says even then that cookies are enabled.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  blockStorage();
});

const leave = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it('a browser that blocks cookies and site data plays a whole quest, and names them in time', async () => {
  const calls = fakeApi({ ...questions, ...accepted });
  const { user } = renderApp('/assessment/quick');
  expect(await screen.findByText(/^Your browser blocks cookies and site data/)).toBeVisible();
  expect(leave()).toBe(false);
  for (const { title } of threeScenes) {
    await screen.findByRole('heading', { name: title });
    await user.click(option('A'));
    await user.click(button(title === 'The Bridge' ? 'Complete' : 'Next'));
  }
  expect(
    await screen.findByText(/^Your browser blocks cookies, so you can’t sign in/),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: /Login Instead/ })).not.toBeInTheDocument();
  await user.type(emailField(), 'ada@guildpath.test{Enter}');
  expect(await screen.findByText('Assessment Completed!')).toBeVisible();
  const submission = calls.find(({ procedure }) => procedure === 'assessment.submit');
  expect(submission?.input).toMatchObject({ responses: [{}, {}, {}] });
});

it.each(['/login', '/signup', '/login?by=link', '/login?token=1234567890'])(
  '%s names cookies in place of a form, and uses no link up',
  async (path) => {
    const calls = fakeApi({});
    renderApp(path);
    expect(
      await screen.findByRole('heading', { name: 'Your Browser Blocks Cookies' }),
    ).toBeVisible();
    expect(screen.getByText(/A link that we emailed you stays good/)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(calls.map(({ procedure }) => procedure)).not.toContain('auth.emailLink');
  },
);
