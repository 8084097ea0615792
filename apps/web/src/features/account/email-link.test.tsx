import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUser, someResults } from '../../testing/builders.ts';
import { CallRefused, fakeApi, type Procedures } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const path = '/login?token=1234567890&redirect=/results/r1';
const signIn = () => screen.findByRole('button', { name: 'Sign In and Continue' });

function openLink(procedures: Procedures) {
  const calls = fakeApi({ 'results.get': () => someResults(), ...procedures });
  return {
    ...renderApp(path),
    redemptions: () => calls.filter(({ procedure }) => procedure === 'auth.emailLink'),
  };
}

describe('an emailed link', () => {
  it('redeems nothing until the button is pressed, as mail scanners open links too', async () => {
    const { user, address, redemptions } = openLink({ 'auth.emailLink': () => aUser() });
    const button = await signIn();
    expect(redemptions()).toHaveLength(0);
    await user.click(button);
    expect(await screen.findByText('Welcome back!')).toBeVisible();
    expect(redemptions()[0]?.input).toEqual({ token: '1234567890' });
    await waitFor(() => expect(address()).toBe('/results/r1'));
  });

  it('is redeemed once by a double click', async () => {
    const { redemptions } = openLink({ 'auth.emailLink': () => aUser() });
    const button = await signIn();
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByText('Welcome back!')).toBeVisible();
    expect(redemptions()).toHaveLength(1);
  });

  it('opens the results at once, and is not used up, where their owner is signed in', async () => {
    const { address, redemptions } = openLink({ 'auth.user': () => aUser() });
    await waitFor(() => expect(address()).toBe('/results/r1'));
    expect(redemptions()).toHaveLength(0);
    expect(screen.queryByText('Welcome back!')).toBeNull();
  });

  it('waits for the button where someone else is signed in, and switches to its owner', async () => {
    let isOwner = false;
    const { user, address, redemptions } = openLink({
      'auth.user': () => aUser({ id: 'someone-else', email: 'eve@example.org' }),
      'auth.emailLink': () => {
        isOwner = true;
        return aUser();
      },
      'results.get': () => {
        if (isOwner) return someResults();
        throw new CallRefused('NOT_FOUND', 'There is no such assessment result.');
      },
    });
    await user.click(await signIn());
    await waitFor(() => expect(address()).toBe('/results/r1'));
    expect(redemptions()).toHaveLength(1);
  });

  it('that leads to no results waits for the button, signed in or not', async () => {
    fakeApi({ 'auth.user': () => aUser(), 'auth.emailLink': () => aUser() });
    const { user, address } = renderApp('/login?token=1234567890&redirect=/about');
    await user.click(await signIn());
    await waitFor(() => expect(address()).toBe('/about'));
  });

  it('that has been used says so and offers another', async () => {
    const { user } = openLink({
      'auth.emailLink': () => {
        throw new CallRefused('INVALID_CREDENTIALS', 'This link was used before.');
      },
    });
    await user.click(await signIn());
    expect(await screen.findByText('This link was used before.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'This Link Did Not Work' })).toHaveFocus();
    expect(screen.getByRole('link', { name: /New Link/ })).toHaveAttribute(
      'href',
      '/login?redirect=/results/r1',
    );
  });
});
