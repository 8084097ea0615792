import type { AccountExport, ResultsOutput } from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { join, openHall, play, signUpGuide } from '../../../testing/halls.ts';
import { quickResponses } from '../../../testing/responses.ts';
import { openTestSite, type TestBrowser, type TestSite } from '../../../testing/test-site.ts';
import { ada, signUp } from '../../../testing/visitors.ts';

const baker = ['culinary-art'];

function submit(site: TestSite, browser: TestBrowser, taken: object = {}, key?: string) {
  const quest = { responses: quickResponses(site.context), assessmentType: 'quick', ...taken };
  return browser.post('/api/assessment/submit', quest, key ? { 'idempotency-key': key } : {});
}

async function takeQuest(site: TestSite, browser: TestBrowser, taken?: object): Promise<string> {
  const { body } = await submit(site, browser, taken);
  return (body as { assessmentResultId: string }).assessmentResultId;
}

const read = async (browser: TestBrowser, id: string) =>
  (await browser.get(`/api/results/${id}`)).body as ResultsOutput;

const takeAlong = (browser: TestBrowser, id: string, basicInterests: unknown) =>
  browser.put(`/api/results/${id}/basic-interests`, { basicInterests });

const careersOf = ({ careerRecommendations }: ResultsOutput) =>
  careerRecommendations.map(({ id }) => id);

describe('what a person takes along', () => {
  it('changes the careers of a result at once, and nothing of what was measured', async () => {
    const site = await openTestSite();
    const browser = await signUp(site);
    const id = await takeQuest(site, browser);
    const before = await read(browser, id);
    expect(before.basicInterests).toEqual([]);
    const { status, body } = await takeAlong(browser, id, baker);
    expect(status).toBe(200);
    const after = body as ResultsOutput;
    expect(after.basicInterests).toEqual(baker);
    expect(careersOf(after)).not.toEqual(careersOf(before));
    expect(after.careerRecommendations[0]?.reasons.takenAlong).toBe('culinary-art');
    const { matchConfidence: _, ...measured } = after.assessmentResult;
    expect(measured).toEqual(before.assessmentResult);
    expect(await read(browser, id)).toEqual(after);
    const exported = (await browser.get('/api/user/export')).body as AccountExport;
    expect(exported.results).toMatchObject([{ basicInterests: baker }]);
    const { body: undone } = await takeAlong(browser, id, []);
    expect(undone).toEqual(before);
  });

  it('gives the same, sent with the submission', async () => {
    const site = await openTestSite();
    const browser = await signUp(site);
    const sent = await read(browser, await takeQuest(site, browser, { basicInterests: baker }));
    const id = await takeQuest(site, browser);
    const changed = (await takeAlong(browser, id, baker)).body as ResultsOutput;
    expect(sent.careerRecommendations).toEqual(changed.careerRecommendations);
    expect(sent.careerFields).toEqual(changed.careerFields);
  });

  it('belongs to what an idempotency key was sent with', async () => {
    const site = await openTestSite();
    const browser = await signUp(site);
    const first = await submit(site, browser, { basicInterests: baker }, 'quest-1');
    const same = await submit(site, browser, { basicInterests: baker }, 'quest-1');
    expect(same.body).toEqual(first.body);
    expect(await submit(site, browser, {}, 'quest-1')).toMatchObject({ status: 409 });
  });

  it('is changed by the owner alone', async () => {
    const site = await openTestSite();
    const id = await takeQuest(site, await signUp(site));
    const eve = await signUp(site, { ...ada, email: 'eve@example.org' });
    expect(await takeAlong(eve, id, baker)).toMatchObject({ status: 404 });
    expect(await takeAlong(site.browse(), id, baker)).toMatchObject({ status: 401 });
  });

  it('is never seen by the guide of a class, but changes the careers and the figures', async () => {
    const site = await openTestSite();
    const guide = await signUpGuide(site);
    const hall = await openHall(site, guide);
    const students = [];
    for (let count = 0; count < 5; count += 1) {
      const student = await join(site, hall);
      const id = await play(site, student);
      expect(await takeAlong(student.browser, id, baker)).toMatchObject({ status: 200 });
      students.push({ ...student, id });
    }
    const [first] = students;
    await first?.browser.patch('/api/place', { isShared: true });
    const own = await read(first?.browser ?? guide, first?.id ?? '');
    const { body } = await guide.get(`/api/halls/${hall.id}/places`);
    const [place] = (body as { places: { id: string }[] }).places;
    const seen = (await guide.get(`/api/halls/${hall.id}/places/${place?.id}/result`))
      .body as ResultsOutput;
    expect(careersOf(seen)).toEqual(careersOf(own));
    expect(JSON.stringify(seen)).not.toMatch(/takenAlong|"culinary-art"/);
    const field = own.careerRecommendations[0]?.careerCategory;
    const { body: summary } = await guide.get(`/api/halls/${hall.id}/summary`);
    expect(summary).toMatchObject({ fields: [{ name: field, count: 1 }] });
  });
});
