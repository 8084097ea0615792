import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CallError, fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

describe('the public page of a card', () => {
  it('shows guild title and class, what the guild says and remembers, and leads to a quest', async () => {
    fakeApi({
      'results.card': () => ({
        characterClass: 'Healer',
        archetype: 'Social',
        guildTitle: 'Hearthwarden',
        welcome: 'People open up to you.',
        moment: 'You sat down close by Tolly.',
      }),
    });
    renderApp('/card/c1');
    expect(await screen.findByRole('heading', { name: 'Hearthwarden' })).toBeVisible();
    expect(screen.getByText('Healer of the guild')).toBeVisible();
    expect(screen.getByText('“People open up to you.”')).toBeVisible();
    expect(screen.getByText('“You sat down close by Tolly.”')).toBeVisible();
    expect(screen.queryByText(/Social/)).not.toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Which class are you?' });
    expect(link).toHaveAttribute('href', '/assessment/quick');
    expect(
      screen.getByText('Free career quest, 15 scenes. Play first, email at the end.'),
    ).toBeVisible();
  });

  it('names its owner only where the owner chose so', async () => {
    const card = {
      characterClass: 'Healer',
      archetype: 'Social',
      guildTitle: 'Hearthwarden',
      welcome: 'People open up to you.',
    };
    fakeApi({
      'results.card': ({ input }) =>
        input.cardId === 'c1' ? { ...card, firstName: 'Maya' } : card,
    });
    const { goTo } = renderApp('/card/c1');
    expect(await screen.findByText('Maya took a quest. The guild’s name for them:')).toBeVisible();
    goTo('/card/c2');
    expect(
      await screen.findByText('Someone took a quest. The guild’s name for them:'),
    ).toBeVisible();
  });

  it('is gone once its owner has made the card private', async () => {
    fakeApi({
      'results.card': () => {
        throw new CallError('NOT_FOUND', 'There is no such card.');
      },
    });
    renderApp('/card/c1');
    expect(await screen.findByRole('heading', { name: 'This Card Isn’t Public' })).toBeVisible();
  });
});
