import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenWorkbench, openWorkbench } from '../testing/open-workbench.ts';
import { allStories } from './all-stories.ts';
import { findCutOff } from './find-cut-off.ts';
import { findSmallTargets } from './find-small-targets.ts';
import { listScenes, type Scene, toSceneHash } from './scene.ts';

const phone = { width: 360, height: 740 };

let workbench: OpenWorkbench;
let page: Page;
/** What the page complained of, and what it asked others for, since the last look. */
const complaints: string[] = [];

beforeAll(async () => {
  workbench = await openWorkbench();
  page = await workbench.browser.newPage({ viewport: phone, reducedMotion: 'reduce' });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const isOwn = [workbench.url, 'data:'].some((start) => request.url().startsWith(start));
    if (!isOwn) complaints.push(`asks for ${request.url()}`);
  });
  await page.goto(`${workbench.url}/frame.html`);
});

afterAll(() => workbench.close());

const scenes = listScenes().map(
  (scene) => [`${scene.stories.title}, ${scene.state}, ${scene.surface}`, scene] as const,
);

async function show(scene: Scene) {
  complaints.length = 0;
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, toSceneHash(scene));
  await page.waitForFunction(
    () => document.querySelector<HTMLElement>('[data-shown]')?.dataset.shown === location.hash,
  );
}

test.each(scenes)('%s: axe finds nothing, colours included', async (_name, scene) => {
  await show(scene);
  expect(await page.evaluate(() => window.findAccessibilityProblems())).toEqual([]);
  expect(complaints).toEqual([]);
});

test.each(scenes)('%s: it fits a phone and keeps still', async (_name, scene) => {
  await show(scene);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  expect(await page.evaluate(findCutOff)).toEqual([]);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test.each(scenes)('%s: what can be touched is large enough for a thumb', async (_name, scene) => {
  await show(scene);
  expect(await page.evaluate(findSmallTargets)).toEqual([]);
});

test('the workbench lists every component and shows each state of the one that is chosen', async () => {
  const desk = await workbench.browser.newPage();
  await desk.goto(workbench.url);
  const links = desk.getByRole('navigation', { name: 'Components' }).getByRole('link');
  expect((await links.allTextContents()).sort()).toEqual(allStories.map(({ title }) => title));

  await links.getByText('Spinner', { exact: true }).click();
  await desk.getByRole('radio', { name: 'parchment' }).click();
  await desk.getByRole('radio', { name: 'Phone' }).click();
  const frames = desk.locator('iframe');
  expect(
    await frames.evaluateAll((all) => all.map((frame) => frame.getAttribute('title'))),
  ).toEqual([
    'Spinner: On its own, with words for screen readers, parchment',
    'Spinner: From 20 to 72 pixels, parchment',
  ]);
  expect((await frames.first().boundingBox())?.width).toBe(phone.width);

  await frames.first().contentFrame().getByRole('status').waitFor();
  await desk.getByRole('button', { name: 'Check accessibility' }).click();
  await desk.getByText('No accessibility finding.').nth(1).waitFor();
  await desk.close();
});

test('a state that is no longer there is said to be gone', async () => {
  await page.evaluate(() => {
    window.location.hash = '#component=Nothing';
  });
  await page.getByText('There is no such state.').waitFor();
});
