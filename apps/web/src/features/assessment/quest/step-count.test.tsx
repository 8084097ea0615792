import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aUser, threeScenes } from '../../../testing/builders.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { button, openQuest, option, questions } from '../../../testing/open-quest.tsx';
import { renderApp } from '../../../testing/render-app.tsx';

const progress = '/api/assessment/progress';

function watchCounts() {
  const counted: { readonly body: unknown; readonly init: RequestInit }[] = [];
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url !== progress) return answer(url, init);
    counted.push({ body: JSON.parse(String(init.body)), init });
    return Promise.resolve(Response.json({ counted: 1 }));
  });
  return { counted, bodies: () => counted.map(({ body }) => body) };
}

function hidePage(): void {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
}

const quick = { assessmentType: 'quick' };

async function openCountedQuest() {
  const app = await openQuest();
  return { ...app, ...watchCounts() };
}

async function goOn(user: Awaited<ReturnType<typeof openQuest>>['user']): Promise<void> {
  await user.click(option('A'));
  await user.click(button('Next'));
}

describe('counting where quests are left', () => {
  it('reports each scene that was reached once, when the page is hidden, without a cookie', async () => {
    const { user, counted, bodies } = await openCountedQuest();
    await goOn(user);
    await screen.findByText('Question 2 of 3');
    expect(bodies()).toEqual([]);
    hidePage();
    hidePage();
    expect(bodies()).toEqual([{ ...quick, from: 1, to: 2 }]);
    expect(counted[0]?.init).toMatchObject({ credentials: 'omit', keepalive: true });
    await goOn(user);
    await user.click(button('Previous'));
    hidePage();
    expect(bodies()[1]).toEqual({ ...quick, from: 3, to: 3 });
    expect(counted).toHaveLength(2);
  });

  it('continues with a saved quest, without counting its steps again', async () => {
    const first = await openCountedQuest();
    await goOn(first.user);
    await first.user.click(screen.getByRole('link', { name: /^Exit/ }));
    await waitFor(() => expect(first.bodies()).toEqual([{ ...quick, from: 1, to: 2 }]));
    first.goTo('/assessment/quick');
    await screen.findByText('Question 2 of 3');
    hidePage();
    await goOn(first.user);
    hidePage();
    expect(first.bodies().slice(1)).toEqual([{ ...quick, from: 3, to: 3 }]);
  });

  it('counts when all is answered, and when the quest is submitted', async () => {
    fakeApi({
      ...questions,
      'auth.user': () => aUser(),
      'assessment.submit': () => ({ requiresLogin: false, assessmentResultId: 'r1' }),
      'assessment.preview': () => ({ characterClass: 'Mage', archetype: 'Artistic' }),
    });
    const { user } = renderApp('/assessment/quick');
    await screen.findByRole('heading', { name: 'The Gate' });
    const { bodies } = watchCounts();
    for (const _ of threeScenes.slice(1)) await goOn(user);
    await user.click(option('A'));
    await user.click(button('Complete'));
    await waitFor(() => {
      hidePage();
      expect(bodies().at(-1)).toMatchObject({ to: 5 });
    });
  });

  it.each([
    ['cookies are declined', () => localStorage.setItem('cookieConsent', 'declined')],
    ['Do Not Track is on', () => setInBrowser('doNotTrack', '1')],
    ['Global Privacy Control is on', () => setInBrowser('globalPrivacyControl', true)],
  ])('sends nothing when %s', async (_, ask) => {
    const { user, bodies } = await openCountedQuest();
    ask();
    await goOn(user);
    hidePage();
    expect(bodies()).toEqual([]);
  });
});

// Until the end of the test.
function setInBrowser(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, name);
  });
}
