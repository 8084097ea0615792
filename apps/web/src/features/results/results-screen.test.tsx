import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUser, someAssessments, someResults } from '../../testing/builders.ts';
import { CallRefused, fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

describe('instead of results', () => {
  it('the title of the loading screen has the focus, and passes it to the title of the results', async () => {
    let answer: () => void = () => {};
    fakeApi({
      'auth.user': () => aUser(),
      'user.assessments': () => ({ assessments: someAssessments(2) }),
      'results.get': ({ input }) =>
        input.assessmentResultId === 'r1'
          ? someResults()
          : new Promise((resolve) => {
              answer = () => resolve(someResults());
            }),
    });
    const { user } = renderApp('/dashboard');
    const [, older] = await screen.findAllByRole('link', { name: /Quick Quest.*2024/ });
    if (older) await user.click(older);
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Analyzing Your Career Path...' })).toHaveFocus(),
    );
    answer();
    await screen.findByText(/Quest Completed/);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('analysis is under way', async () => {
    fakeApi({ 'auth.user': () => aUser(), 'results.get': () => new Promise(() => {}) });
    renderApp('/results/r1');
    expect(
      await screen.findByRole('heading', { name: 'Analyzing Your Career Path...' }),
    ).toBeVisible();
  });

  it('a failure is reported once with status and message, and can be retried', async () => {
    let isThere = false;
    const calls = fakeApi({
      'auth.user': () => aUser(),
      'results.get': () => {
        if (isThere) return someResults();
        throw new CallRefused('NOT_FOUND', 'There is no such assessment result.');
      },
    });
    const { user } = renderApp('/results/r1');
    expect(await screen.findByRole('heading', { name: 'Failed to Load Results' })).toBeVisible();
    expect(screen.getByText('404: There is no such assessment result.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
    expect(calls.filter(({ procedure }) => procedure === 'results.get')).toHaveLength(1);
    isThere = true;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(/Quest Completed/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('an unreachable server is reported in our own words', async () => {
    fakeApi({
      'auth.user': () => aUser(),
      'results.get': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    renderApp('/results/r1');
    expect(
      await screen.findByText('Unable to load your assessment results. Please try again.'),
    ).toBeVisible();
  });

  it('an address without an id says that it is missing', async () => {
    fakeApi({});
    renderApp('/results/');
    expect(await screen.findByRole('heading', { name: 'Missing Assessment ID' })).toBeVisible();
  });
});
