import type { DareOutput, ResultsOutput } from '@guildpath/contract';
import { expect, it } from 'vitest';
import { openTestSite, type TestBrowser } from '../../../testing/test-site.ts';
import { ada, signUp, submitQuickQuest } from '../../../testing/visitors.ts';

const read = async (browser: TestBrowser) =>
  (await browser.get('/api/user/dare')).body as DareOutput;
const set = async (browser: TestBrowser, careerId = '', state = 'taken') =>
  (await browser.post(`/api/user/dares/${careerId}`, { state })).body as DareOutput;

it('the first step of the best match is offered, taken up, done, and followed by the next', async () => {
  const site = await openTestSite();
  const browser = await signUp(site);
  const eve = await signUp(site, { ...ada, email: 'eve@example.org' });
  expect(await read(browser)).toEqual({ dare: null, doneCount: 0 });
  const resultId = await submitQuickQuest(site, browser);
  const { body } = await browser.get(`/api/results/${resultId}`);
  const [best, second] = (body as ResultsOutput).careerRecommendations;
  const step = site.context.catalogue.careersById.get(best?.id ?? '').firstStep;
  const offered = { careerId: best?.id, careerTitle: best?.careerTitle, step, isTaken: false };
  expect(await read(browser)).toEqual({ dare: offered, doneCount: 0 });
  expect(await set(browser, best?.id)).toEqual({
    dare: { ...offered, isTaken: true },
    doneCount: 0,
  });
  expect(await set(browser, best?.id, 'offered')).toMatchObject({ dare: offered });
  const next = await set(browser, best?.id, 'done');
  expect(next).toMatchObject({ dare: { careerId: second?.id, isTaken: false }, doneCount: 1 });
  expect(await read(browser)).toEqual(next);
  expect(await read(eve)).toEqual({ dare: null, doneCount: 0 });
});

it('one that was taken up comes before those of a later quest', async () => {
  const site = await openTestSite();
  const browser = await signUp(site);
  await set(browser, 'registered-nurse');
  await submitQuickQuest(site, browser);
  expect(await read(browser)).toMatchObject({ dare: { careerId: 'registered-nurse' } });
});

it('must be of a career and in a state that is known, and needs a signed-in user', async () => {
  const site = await openTestSite();
  const browser = await signUp(site);
  const url = '/api/user/dares/registered-nurse';
  expect(await browser.post('/api/user/dares/dragon-tamer', { state: 'done' })).toMatchObject({
    status: 404,
    body: { message: 'We couldn’t find that career.' },
  });
  expect(await browser.post(url, { state: 'begun' })).toMatchObject({
    status: 400,
    body: { message: 'state: Must be one of: offered, taken, done' },
  });
  expect(await site.browse().get('/api/user/dare')).toMatchObject({ status: 401 });
  expect(await site.browse().post(url, { state: 'done' })).toMatchObject({ status: 401 });
});
