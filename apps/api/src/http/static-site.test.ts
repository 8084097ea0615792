import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  publicUrlPlaceholder,
  type Question,
  questionPlaceholder,
  rulePlaceholders,
  type SiteRules,
  sentencePlaceholder,
  type Tier,
  todayPlaceholders,
  wordsOf,
} from '@guildpath/contract';
import fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { compression } from './bodies.ts';
import { staticSite } from './static-site.ts';
import { createTemplatedFiles } from './templated-files.ts';

const files = {
  'index.html': `<link rel="canonical" href="${publicUrlPlaceholder}/">Landing${'!'.repeat(2000)}`,
  'index.quick-epic.html': 'Landing with the Epic Journey open',
  'about/index.html': `<link rel="canonical" href="${publicUrlPlaceholder}/about">About`,
  'login/index.html': 'Login',
  'signup/index.html': `<html data-minimum-age="${rulePlaceholders.minimumAge}"><p>${sentencePlaceholder('ageNote')}</p>`,
  'privacy-policy/index.html': `<time datetime="${todayPlaceholders.date}">${todayPlaceholders.words}</time>`,
  'assessment/quick/index.html': wordsOf(questionPlaceholder).join(' | '),
  'shell.html': 'Shell',
  'shells/assessment/quick.html': 'Shell of the quest',
  'shells/results.html': 'Shell of results',
  'robots.txt': `Sitemap: ${publicUrlPlaceholder}/sitemap.xml`,
  'sitemap.xml': `<loc>${publicUrlPlaceholder}/</loc><loc>${publicUrlPlaceholder}/about</loc>`,
  'assets/app-Ab12.js': 'run()',
  'assets/app-Ab12.js.br': 'compressed',
  'preview.png': 'a picture',
};

const fromTemplates = (
  webRoot: string,
  openTiers: readonly Tier[] = ['quick'],
  rules: SiteRules = { minimumAge: 13, retentionDays: 365 },
) =>
  createTemplatedFiles(webRoot, {
    rules,
    publicUrl: () => 'https://guild.example',
    firstQuestion: () => firstQuestion,
    openTiers,
  });

let app: FastifyInstance;
let webRoot: string;
let firstQuestion: Question | undefined;

beforeEach(async () => {
  firstQuestion = undefined;
  webRoot = await mkdtemp(path.join(tmpdir(), 'guildpath-site-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(webRoot, name)), { recursive: true });
    await writeFile(path.join(webRoot, name), content);
  }
  app = fastify();
  await app.register(compression);
  await app.register(staticSite, { webRoot, templated: fromTemplates(webRoot) });
  return async () => {
    await app.close();
    await rm(webRoot, { recursive: true });
  };
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('the site’s own address', () => {
  it.each([
    ['/', 'href="https://guild.example/"'],
    ['/about', 'href="https://guild.example/about"'],
    ['/about/', 'href="https://guild.example/about"'],
    ['/?utm_source=letter', 'href="https://guild.example/"'],
    ['/robots.txt', 'Sitemap: https://guild.example/sitemap.xml'],
    ['/sitemap.xml', '<loc>https://guild.example/</loc><loc>https://guild.example/about</loc>'],
  ])('stands in %s', async (url, text) => {
    const { body, statusCode } = await get(url);
    expect(statusCode).toBe(200);
    expect(body).toContain(text);
    expect(body).not.toContain(publicUrlPlaceholder);
  });
});

describe('the current day', () => {
  it('stands in a page, also after midnight', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 6, 23, 59) });
    onTestFinished(() => void vi.useRealTimers());
    expect((await get('/privacy-policy')).body).toBe(
      '<time datetime="2026-03-06">March 6, 2026</time>',
    );
    vi.setSystemTime(new Date(2026, 2, 7, 0, 1));
    expect((await get('/privacy-policy')).body).toContain('March 7, 2026');
  });
});

describe('what the operator has set', () => {
  it('stands in a sentence, and as an attribute for the app', async () => {
    expect((await get('/signup')).body).toBe(
      '<html data-minimum-age="13"><p>For ages 13 and up. Younger? Ask a parent or your school for permission first.</p>',
    );
  });

  it('leaves no word where nothing is to be said', async () => {
    const site = fastify();
    onTestFinished(() => site.close());
    const templated = fromTemplates(webRoot, ['quick'], { minimumAge: 0, retentionDays: 0 });
    await site.register(staticSite, { webRoot, templated });
    expect((await site.inject('/signup')).body).toBe('<html data-minimum-age="0"><p></p>');
  });
});

describe('the landing page', () => {
  const siteWith = async (openTiers: readonly Tier[]) => {
    const site = fastify();
    onTestFinished(() => site.close());
    await site.register(staticSite, { webRoot, templated: fromTemplates(webRoot, openTiers) });
    return site;
  };

  it('is the one that was built for the open tiers, in whichever order they are named', async () => {
    const site = await siteWith(['epic', 'quick']);
    expect((await site.inject('/')).body).toBe('Landing with the Epic Journey open');
  });

  it('is the plain one with Quick Quest alone', async () => {
    expect((await get('/')).body).toContain('Landing!');
  });

  it('has no address of its own for other tiers', async () => {
    expect((await get('/index.quick-epic.html')).statusCode).toBe(404);
  });
});

describe('the page of the quest', () => {
  const asked: Question = {
    ...questionPlaceholder,
    type: 'aptitude',
    title: 'The <b>Gate</b> & $&',
    scenario: 'It says “Tom’s”.',
    question: 'Which way?',
  };

  it('holds the words of the first question, as text', async () => {
    firstQuestion = asked;
    const { body, statusCode } = await get('/assessment/quick');
    expect(statusCode).toBe(200);
    expect(body).toMatch(
      /^Aptitude \| The &lt;b&gt;Gate&lt;\/b&gt; &amp; \$&amp; \| It says “Tom’s”\. \| Which way\? \| /,
    );
  });

  it('follows the question bank', async () => {
    firstQuestion = asked;
    await get('/assessment/quick');
    firstQuestion = { ...asked, title: 'Another gate' };
    expect((await get('/assessment/quick')).body).toContain('| Another gate |');
  });

  it('is the shell of the quest while there is no question', async () => {
    firstQuestion = undefined;
    expect((await get('/assessment/quick')).body).toBe('Shell of the quest');
  });
});

it.each([
  ['/assessment/quick/', 'Shell of the quest'],
  ['/results/0192', 'Shell of results'],
  ['/results', 'Shell of results'],
  ['/assessment/none', 'Shell'],
  ['/shells/results', 'Shell'],
  ['/no/such/page', 'Shell'],
])('%s gets the shell that shows what it will show', async (url, shell) => {
  const { body, statusCode } = await get(url);
  expect(statusCode).toBe(200);
  expect(body).toBe(shell);
});

describe('a page', () => {
  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
  ])('is sent as %s to a client that accepts "%s"', async (encoding, accepted, unpack) => {
    const { headers, rawPayload } = await get('/', { 'accept-encoding': accepted });
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': encoding,
      'content-length': String(rawPayload.length),
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    });
    expect(unpack(rawPayload).toString()).toContain('Landing');
  });

  it('is sent uncompressed to a client that accepts nothing else', async () => {
    const { headers, body } = await get('/');
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toContain('Landing');
  });

  it('is not sent again to a client that has it', async () => {
    const { headers } = await get('/about', { 'accept-encoding': 'br' });
    const etag = String(headers.etag);
    const again = await get('/about', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect(again.headers.etag).toBe(etag);
    const other = await get('/', { 'if-none-match': etag });
    expect(other.statusCode).toBe(200);
  });

  it('has a head without a body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/about' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(0);
  });
});

describe('the login page', () => {
  it.each([
    ['/login', 'Login'],
    ['/login?redirect=/dashboard', 'Login'],
    ['/login?utm_source=letter', 'Login'],
    ['/login?token=abc&redirect=/results/1', 'Shell'],
    ['/login/?error=expired', 'Shell'],
  ])('at %s begins with the %s', async (url, content) => {
    expect((await get(url)).body).toBe(content);
  });
});

describe('other addresses', () => {
  it.each(['/dashboard', '/profile/abc', '/no/such/page', '/shell'])(
    '%s gets the shell',
    async (url) => {
      const { statusCode, body } = await get(url);
      expect([statusCode, body]).toEqual([200, 'Shell']);
    },
  );

  it.each(['/nothing.png', '/index.html', '/about/index.html', '/assets/app-Ab12.js.br'])(
    '%s is no file of the site',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it('an asset stays for a year, because its name changes with it', async () => {
    const { headers, body } = await get('/assets/app-Ab12.js');
    expect(body).toBe('run()');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('the picture of a shared link may be shown by other sites', async () => {
    const { headers } = await get('/preview.png');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('a change is for the API alone', async () => {
    const answer = await app.inject({ method: 'POST', url: '/about' });
    expect(answer.statusCode).toBe(404);
  });
});

it('a page that could not be read is read again', async () => {
  const webRoot = await mkdtemp(path.join(tmpdir(), 'guildpath-site-'));
  onTestFinished(() => rm(webRoot, { recursive: true }));
  await writeFile(path.join(webRoot, 'shell.html'), 'Shell');
  const other = fastify();
  onTestFinished(() => other.close());
  await other.register(staticSite, { webRoot, templated: fromTemplates(webRoot) });
  await rm(path.join(webRoot, 'shell.html'));
  expect((await other.inject('/any')).statusCode).toBe(500);
  await writeFile(path.join(webRoot, 'shell.html'), 'Shell');
  expect((await other.inject('/any')).body).toBe('Shell');
});

describe('the page of an emailed link', () => {
  it.each([
    ['/login?token=abc&redirect=/results/x', 'no-referrer'],
    ['/login/?token=abc', 'no-referrer'],
    ['/login', undefined],
    ['/about?token=abc', undefined],
  ])('at %s sends as referrer policy %s', async (url, policy) => {
    const { headers } = await get(url);
    expect(headers['referrer-policy']).toBe(policy);
  });
});
