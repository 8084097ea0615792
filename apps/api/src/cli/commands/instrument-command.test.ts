import path from 'node:path';
import { type OptionId, optionIds, type Response, type ResultsOutput } from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { openSqlite } from '../../testing/open-sqlite.ts';
import { quickResponses } from '../../testing/responses.ts';
import { openTestSite, type TestSite } from '../../testing/test-site.ts';
import { runInstrumentCommand } from './instrument-command.ts';
import { CommandError } from './run-command.ts';

async function openSite() {
  const database = await openSqlite();
  const site = await openTestSite({ database });
  const source = { DATA_DIR: path.dirname(database.url) };
  const run = (...argv: string[]) => runInstrumentCommand(argv, { source, root: '/nowhere' });
  return { site, run };
}

async function takeQuest(
  site: TestSite,
  name: string,
  choose: (index: number) => OptionId,
  own: Partial<Response> = {},
) {
  const browser = site.browse();
  await browser.post('/api/auth/signup', {
    email: `${name}@example.org`,
    password: 'correct horse',
    firstName: name,
  });
  const responses = quickResponses(site.context, choose).map((one) => ({ ...one, ...own }));
  const submitted = await browser.post('/api/assessment/submit', {
    responses,
    assessmentType: 'quick',
  });
  expect(submitted).toMatchObject({ status: 200 });
  const { assessmentResultId } = submitted.body as { assessmentResultId: string };
  return async () =>
    (await browser.get(`/api/results/${assessmentResultId}`)).body as ResultsOutput;
}

const inTurn = (index: number): OptionId => optionIds[index % 4] ?? 'a';

describe('pnpm instrument report', () => {
  it('tells for each scene how often each option was chosen, and how long it took', async () => {
    const { site, run } = await openSite();
    await takeQuest(site, 'ada', inTurn, { seconds: 21 });
    await takeQuest(site, 'bob', (index) => inTurn(index + (index % 2)), { seconds: 43 });
    const text = await run('report', 'quick');
    expect(text).toMatch(/^Quick Quest \(n = 2\)\nscene +type +a +b +c +d +discrimination +fit/);
    const [first] = site.context.catalogue.questions.quick.scored;
    expect(text).toMatch(
      new RegExp(`^${first?.title} +riasec +2 \\(100%\\) +0 \\(0%\\).* 21 s$`, 'm'),
    );
    expect(text).not.toContain('Epic');
  });

  it('as JSON has the same figures for other programs', async () => {
    const { site, run } = await openSite();
    await takeQuest(site, 'ada', inTurn);
    const { quick, epic } = JSON.parse(await run('report', '--json')) as Record<string, object[]>;
    expect(quick).toHaveLength(15);
    expect(quick?.[0]).toMatchObject({ counts: { a: 1, b: 0, c: 0, d: 0 }, medianSeconds: null });
    expect(epic?.[0]).toMatchObject({ answers: 0, discrimination: null, fit: null });
  });
});

describe('pnpm instrument calibrate', () => {
  it('makes a version of the scoring that new results use and name, and old ones keep theirs', async () => {
    const { site, run } = await openSite();
    const readBefore = await takeQuest(site, 'ada', inTurn);
    const before = await readBefore();
    expect(before).toMatchObject({ scoringVersion: '3' });
    for (const name of ['bob', 'cy', 'dora']) await takeQuest(site, name, inTurn);
    const text = await run('calibrate');
    expect(text).toContain('Quick Quest (n = 4)');
    expect(text).toContain('Epic Journey (n = 0)');
    expect(text).toMatch(/with version 3\+c1 from now on\.\nDatabase: /);
    // A running server does this by itself (`followEdition`).
    await site.context.refreshEdition();
    const after = await (await takeQuest(site, 'eve', inTurn))();
    expect(after).toMatchObject({ scoringVersion: '3+c1' });
    // An option that everyone chooses says less about each of them.
    expect(after.assessmentResult.riasecScores).not.toEqual(before.assessmentResult.riasecScores);
    expect(await readBefore()).toEqual(before);
  });

  it('stores nothing in a dry run', async () => {
    const { site, run } = await openSite();
    await takeQuest(site, 'ada', inTurn);
    expect(await run('calibrate', '--dry-run')).toMatch(
      /Nothing was stored: this was a dry run\.\nDatabase: /,
    );
    expect(await (await takeQuest(site, 'bob', inTurn))()).toMatchObject({ scoringVersion: '3' });
  });

  it('is taken back by a further version, under which everyone scores as before', async () => {
    const { site, run } = await openSite();
    const before = await (await takeQuest(site, 'ada', inTurn))();
    await run('calibrate');
    expect(await run('calibrate', '--reset')).toContain('3+c2');
    await site.context.refreshEdition();
    const after = await (await takeQuest(site, 'bob', inTurn))();
    expect(after.scoringVersion).toBe('3+c2');
    expect(after.scoreBands).toEqual(before.scoreBands);
  });

  it('counts nobody twice, and nobody whose answers call for caution', async () => {
    const { site, run } = await openSite();
    await takeQuest(site, 'ada', () => 'b');
    const browser = site.browse();
    await browser.post('/api/auth/signup', {
      email: 'bob@example.org',
      password: 'correct horse',
      firstName: 'Bob',
    });
    for (const shift of [0, 1, 2]) {
      await browser.post('/api/assessment/submit', {
        responses: quickResponses(site.context, (index) => inTurn(index + shift)),
        assessmentType: 'quick',
      });
    }
    expect(await run('calibrate', '--dry-run')).toContain('Quick Quest (n = 1)');
  });

  it('without stored answers says so', async () => {
    const { run } = await openSite();
    await expect(run('calibrate')).rejects.toThrow('There are no stored answers');
  });

  it.each([
    [[]],
    [['report', 'legend']],
    [['calibrate', '--json']],
    [['report', '--dry-run']],
    [['calibrate', '--what']],
  ])('and its kin answer %j with how they are used', async (argv) => {
    await expect(runInstrumentCommand(argv, { source: {}, root: '/nowhere' })).rejects.toThrow(
      CommandError,
    );
  });
});
