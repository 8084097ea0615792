import type { DareOutput, ResultsOutput } from '@guildpath/contract';
import { expect, it } from 'vitest';
import { openTestSite, type TestBrowser } from '../../../testing/test-site.ts';
import { ada, signUp, submitQuickQuest } from '../../../testing/visitors.ts';

const read = async (browser: TestBrowser) =>
  (await browser.get('/api/user/dare')).body as DareOutput;
const set = (browser: TestBrowser, careerId = '', state: object = { isSaved: true }) =>
  browser.post(`/api/user/careers/${careerId}`, state);

it('the first step of the best match is offered, saved with its career, done, and followed by the next', async () => {
  const site = await openTestSite();
  const browser = await signUp(site);
  const eve = await signUp(site, { ...ada, email: 'eve@example.org' });
  expect(await read(browser)).toEqual({ dare: null, doneCount: 0 });
  const resultId = await submitQuickQuest(site, browser);
  const { body } = await browser.get(`/api/results/${resultId}`);
  const [best, second] = (body as ResultsOutput).careerRecommendations;
  const step = site.context.catalogue.careersById.get(best?.id ?? '').firstStep;
  const offered = { careerId: best?.id, careerTitle: best?.careerTitle, step, isSaved: false };
  expect(await read(browser)).toEqual({ dare: offered, doneCount: 0 });
  await set(browser, best?.id);
  expect(await read(browser)).toEqual({ dare: { ...offered, isSaved: true }, doneCount: 0 });
  await set(browser, best?.id, { isSaved: false });
  expect(await read(browser)).toMatchObject({ dare: offered });
  await set(browser, best?.id, { isSaved: true, isDone: true });
  expect(await read(browser)).toMatchObject({
    dare: { careerId: second?.id, isSaved: false },
    doneCount: 1,
  });
  expect(await read(eve)).toEqual({ dare: null, doneCount: 0 });
});

it('that of a saved career comes before those of a later quest', async () => {
  const site = await openTestSite();
  const browser = await signUp(site);
  await set(browser, 'registered-nurse');
  await submitQuickQuest(site, browser);
  expect(await read(browser)).toMatchObject({ dare: { careerId: 'registered-nurse' } });
});

it('needs a signed-in user', async () => {
  const site = await openTestSite();
  expect(await site.browse().get('/api/user/dare')).toMatchObject({ status: 401 });
});
