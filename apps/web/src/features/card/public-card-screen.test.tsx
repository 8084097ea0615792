import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CallError, fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

describe('the public page of a card', () => {
  it('shows class, guild title and archetype, and leads to a quest of one\u2019s own', async () => {
    fakeApi({
      'results.card': () => ({
        characterClass: 'Healer',
        archetype: 'Social',
        guildTitle: 'Hearthwarden',
      }),
    });
    renderApp('/card/c1');
    expect(await screen.findByRole('heading', { name: 'A Healer' })).toBeVisible();
    expect(screen.getByText('Hearthwarden')).toBeVisible();
    expect(screen.getByText('Social at heart')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Which class are you?' })).toHaveAttribute(
      'href',
      '/assessment/quick',
    );
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
