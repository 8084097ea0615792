import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ResultsOutput, SubmitAssessmentOutput } from '@guildpath/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import { quickResponses } from '../testing/responses.ts';
import { openTestSite } from '../testing/test-site.ts';
import { validateNarrative } from './validate-narrative.ts';

const sentence =
  'you like to see how each part of the work fits the next one and you take the time it needs. ';
const insight = sentence.repeat(12);
const analysis = sentence.repeat(6);

interface Facts {
  readonly careers: readonly { readonly careerId: string }[];
}

type Answer = (facts: Facts) => { readonly status?: number; readonly content: string };

const soundAnswer: Answer = ({ careers }) => ({
  content: JSON.stringify({
    personalityInsight: insight,
    careerAnalyses: careers.map(({ careerId }) => ({ careerId, text: analysis })),
  }),
});

/** A real chat-completions endpoint on loopback. */
async function openAiEndpoint(answer: Answer) {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    const body = Buffer.concat(chunks).toString();
    bodies.push(body);
    const { messages } = JSON.parse(body) as { messages: { content: string }[] };
    const { status = 200, content } = answer(JSON.parse(messages[1]?.content ?? '') as Facts);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ choices: [{ message: { content } }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1/`, bodies };
}

async function takeQuest(answer: Answer) {
  const endpoint = await openAiEndpoint(answer);
  const site = await openTestSite({
    env: { AI_BASE_URL: endpoint.url, AI_MODEL: 'a-model', AI_API_KEY: 'a-key' },
  });
  const browser = site.browse();
  await browser.post('/api/auth/signup', {
    email: 'ada@example.org',
    password: 'correct horse',
    firstName: 'Adalberta',
  });
  const answered = await browser.post('/api/assessment/submit', {
    responses: quickResponses(site.context),
    assessmentType: 'quick',
  });
  const { assessmentResultId } = answered.body as SubmitAssessmentOutput;
  const read = async () =>
    (await browser.get(`/api/results/${assessmentResultId}`)).body as ResultsOutput;
  return { site, endpoint, read };
}

describe('texts from an AI endpoint', () => {
  it('take the place of the built-in ones, which were there at once, and keep the employers', async () => {
    const { site, read } = await takeQuest(soundAnswer);
    const before = await read();
    expect(before.personalityInsight.length).toBeGreaterThan(500);
    await site.writeNarratives();
    const after = await read();
    expect(after.personalityInsight).toBe(insight);
    for (const [index, { aiAnalysis }] of after.careerRecommendations.entries()) {
      const companies = /Company names: .*$/.exec(
        before.careerRecommendations[index]?.aiAnalysis ?? '',
      );
      expect(aiAnalysis).toBe(`${analysis.trim()}\n\n${companies?.[0]}`);
    }
    expect({ ...after, personalityInsight: '', careerRecommendations: [] }).toEqual({
      ...before,
      personalityInsight: '',
      careerRecommendations: [],
    });
  });

  it('are requested without anything that identifies the person', async () => {
    const { site, endpoint } = await takeQuest(soundAnswer);
    await site.writeNarratives();
    expect(endpoint.bodies).toHaveLength(1);
    expect(endpoint.bodies[0]).not.toMatch(/ada@|adalberta/i);
  });

  it.each<[string, Answer]>([
    ['an error', () => ({ status: 500, content: '' })],
    ['no JSON', () => ({ content: 'As a language model' })],
    ['another shape', () => ({ content: '{"insight":"short"}' })],
    ['too short a text', (facts) => withInsight(facts, 'You like work.')],
    ['a link', (facts) => withInsight(facts, `${insight} see www.example.com`)],
    ['markup', (facts) => withInsight(facts, `${insight} <b>bold</b>`)],
    ['a name from nowhere', (facts) => withInsight(facts, `${insight} people like Zebulon agree`)],
    ['a figure in the portrait', (facts) => withInsight(facts, `${insight} in 15 scenes`)],
    ['a figure from nowhere', (facts) => withAnalysis(facts, `${analysis} in 98765 cases`)],
    [
      'a career left out',
      () => ({ content: JSON.stringify({ personalityInsight: insight, careerAnalyses: [] }) }),
    ],
  ])('are left out when the endpoint answers %s', async (_name, answer) => {
    const { site, endpoint, read } = await takeQuest(answer);
    const before = await read();
    for (let round = 0; round < 5; round += 1) {
      await site.writeNarratives();
      site.passTime(3_600_000);
    }
    expect(await read()).toEqual(before);
    expect(endpoint.bodies).toHaveLength(3);
  });
});

function withAnalysis(facts: Facts, text: string) {
  const sound = JSON.parse(soundAnswer(facts).content) as object;
  const careerAnalyses = facts.careers.map(({ careerId }) => ({ careerId, text }));
  return { content: JSON.stringify({ ...sound, careerAnalyses }) };
}

function withInsight(facts: Facts, personalityInsight: string) {
  const sound = JSON.parse(soundAnswer(facts).content) as object;
  return { content: JSON.stringify({ ...sound, personalityInsight }) };
}

describe('checking a machine’s text', () => {
  const rules = { minWords: 1, maxWords: 20, mayHoldFigures: true };
  const facts = 'Alderwell, Actuary, 71, career';

  it.each([
    ['An Actuary counts.', undefined],
    ['You, an Actuary of 71% in Alderwell.', undefined],
    ['', '0 words'],
    ['You and Bracken.', 'the name Bracken'],
    ['You are at 72%.', 'the figure 72'],
    ['Write to me@there', 'a link or an address'],
    ['**You** shine.', 'markup'],
  ])('%o has the flaw %o', (text, flaw) => {
    expect(validateNarrative(text, facts, rules)).toBe(flaw);
  });

  it('finds any figure in a text that may hold none', () => {
    const portraitRules = { ...rules, mayHoldFigures: false };
    expect(validateNarrative('You are at 71%.', facts, portraitRules)).toBe('a figure');
  });
});
