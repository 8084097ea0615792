// @vitest-environment node
import {
  type CardOutput,
  type Question,
  type SiteSettings,
  siteSentences,
  type Tier,
  tierFacts,
  tiers,
} from '@guildpath/contract';
import { within } from '@testing-library/dom';
import { initTRPC, TRPCError } from '@trpc/server';
import { Window } from 'happy-dom';
import { describe, expect, it, vi } from 'vitest';
import { webEntry } from './entry-server.tsx';
import { publicPaths } from './server/crawler-files.ts';
import { aQuestion, aShield, siteSettings } from './testing/builders.ts';

const siteUrl = 'https://guild.example';
const nonce = 'bm9uY2U=';
const t = initTRPC.create();
const wayfarer = aShield({
  guildTitle: 'Wayfarer',
  isOfEveryClass: true,
  interests: [],
  fields: [],
});

const publicPages = [...publicPaths, '/login', '/signup'];
const memberPages = ['/dashboard', '/results/1', '/admin'];
const otherPages = ['/assessment/quick', '/results', '/card/unknown'];

interface Site {
  readonly settings?: Partial<SiteSettings>;
  readonly questions?: readonly Question[];
  /** Default: there is no such card. */
  readonly card?: () => CardOutput;
}

function noCard(): never {
  throw new TRPCError({ code: 'NOT_FOUND' });
}

/** Renders a page over an API that has only the public procedures which pages may call. */
async function openPage(
  path: string,
  { settings, questions = [aQuestion()], card = noCard }: Site = {},
) {
  const calls: string[] = [];
  const procedure = t.procedure.use(({ path: called, next }) => {
    calls.push(called);
    return next();
  });
  const procedures = t.router({
    site: t.router({ settings: procedure.query(() => siteSettings(settings)) }),
    assessment: t.router({ questions: procedure.query(() => questions) }),
    results: t.router({
      card: procedure.query(card),
    }),
  });
  // Each call has a context, one to a procedure that does not exist here too.
  const createContext = vi.fn(() => Promise.resolve({}));
  const request = new Request(siteUrl + path);
  const response = await webEntry.renderPage({
    request,
    siteUrl,
    nonce,
    shields: [aShield(), wayfarer],
    calls: { router: procedures, createContext },
  });
  const html = await response.text();
  expect(createContext).toHaveBeenCalledTimes(calls.length);

  const window = new Window({ url: siteUrl + path });
  window.document.write(html);
  // Its types are its own.
  const document = window.document as unknown as Document;
  // happy-dom shows what a browser with scripts does not.
  document.querySelector('noscript')?.remove();
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    html,
    calls,
    document,
    screen: within(document.body),
    text: document.body.textContent,
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    /** Lists the contents of the meta tags of this name. */
    meta: (name: string) =>
      Array.from(
        document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`),
        (tag) => tag.getAttribute('content'),
      ),
  };
}

// For browsers without JavaScript, which see none of the dead controls.
function noscriptOf(html: string): string | undefined {
  const part =
    /<noscript><style>form,button,[^<]*\{display:none!important\}<\/style><p[^>]*>([^<]*)</;
  return part.exec(html)?.[1];
}

const needsScripts = expect.stringMatching(/^This page needs JavaScript/);

describe('a public page', () => {
  it.each(publicPages)(
    '%s is text without scripts, may be found, and has a preview',
    async (path) => {
      const page = await openPage(`${path}?utm_source=letter`);
      const { status, headers, html, document, text, calls, meta, canonical } = page;
      expect(status).toBe(200);
      const isReadable = !/login|signup/.test(path);
      expect(noscriptOf(html)).toEqual(
        isReadable ? expect.stringMatching(/^You can read this page without/) : needsScripts,
      );
      expect(headers).toEqual({ 'content-type': 'text/html; charset=UTF-8' });
      expect(document.querySelectorAll('h1')).toHaveLength(1);
      expect(text.length).toBeGreaterThan(100);
      expect(calls).toEqual(['site.settings']);
      const { title } = document;
      const [description = ''] = meta('description');
      expect(title).toMatch(/Guildpath/);
      expect(description?.length).toBeGreaterThan(60);
      expect(description?.length).toBeLessThanOrEqual(160);
      expect(canonical).toBe(siteUrl + path);
      expect(meta('robots')).toEqual(['all']);
      expect(meta('og:title')).toEqual([title]);
      expect(meta('og:description')).toEqual([description]);
      expect(meta('og:url')).toEqual([siteUrl + path]);
      expect(meta('og:image')).toEqual([`${siteUrl}/preview.png`]);
      expect(meta('og:image:alt')).toEqual([expect.stringContaining('guild hall')]);
      expect(meta('og:site_name')).toEqual(['Guildpath']);
      expect(meta('og:locale')).toEqual(['en_US']);
      expect(meta('twitter:card')).toEqual(['summary_large_image']);
    },
  );

  it('has a title and a description of its own', async () => {
    const pages = await Promise.all(publicPages.map((path) => openPage(path)));
    const { length } = publicPages;
    expect(new Set(pages.map(({ document }) => document.title)).size).toBe(length);
    expect(new Set(pages.flatMap(({ meta }) => meta('description'))).size).toBe(length);
  });

  it('shows nothing of another that is rendered at the same time', async () => {
    const emails = ['one@guild.example', 'other@guild.example'];
    const pages = await Promise.all(
      emails.map((supportEmail) => openPage('/contact', { settings: { supportEmail } })),
    );
    for (const [index, { html }] of pages.entries()) {
      const spelled = emails.map((email) => email.replace('@', ' at '));
      expect(spelled.map((email) => html.includes(email))).toEqual([index === 0, index === 1]);
    }
  });

  it('holds no email address for a service in front to rewrite', async () => {
    const pages = await Promise.all(publicPages.map((path) => openPage(path)));
    expect(pages.filter(({ html }) => /mailto:|[\w.]@[\w.]/.test(html))).toEqual([]);
  });
});

describe('the page of a guild title', () => {
  it('says what its portrait says, may be found, and has its shield as preview', async () => {
    const { status, calls, canonical, meta, screen } = await openPage('/guild/trail-warden');
    expect([status, calls]).toEqual([200, ['site.settings']]);
    expect(canonical).toBe(`${siteUrl}/guild/trail-warden`);
    expect(meta('robots')).toEqual(['all']);
    expect(meta('og:image')).toEqual([`${siteUrl}/card/trail-warden.png`]);
    expect(meta('og:image:alt')).toEqual(['The shield of the Trail Warden']);
    expect(screen.getByRole('heading', { name: 'Trail Warden' })).toBeVisible();
    for (const text of ['A map', 'Wet boots', 'Animals.']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    const beside = screen.getByRole('link', { name: 'Wayfarer' });
    expect(beside.getAttribute('href')).toBe('/guild/wayfarer');
    const start = screen.getByRole('link', { name: 'START QUICK QUEST' });
    expect(start.getAttribute('href')).toBe('/assessment/quick');
  });

  it('is linked from the list of all, by class', async () => {
    const { screen } = await openPage('/guild');
    const titlesOf = (name: string) => {
      const group = screen.getByRole('heading', { name }).parentElement;
      return Array.from(group?.querySelectorAll('a') ?? [], ({ textContent }) => textContent);
    };
    expect(titlesOf('Healers')).toEqual(['Trail Warden']);
    expect(titlesOf('In every class')).toEqual(['Wayfarer']);
  });

  it('does not exist for a title that the guild does not give', async () => {
    const { status, meta } = await openPage('/guild/pirate');
    expect([status, meta('robots')]).toEqual([404, ['noindex']]);
  });
});

describe('any other page', () => {
  it.each([...memberPages, ...otherPages])(
    '%s is kept from search engines, and has the preview of the site',
    async (path) => {
      const { meta, canonical } = await openPage(path);
      expect(meta('robots')).toEqual(['noindex']);
      expect(canonical).toBeUndefined();
      expect(meta('og:url')).toEqual([]);
      expect(meta('og:title')).toEqual(['Guildpath']);
      expect(meta('og:image')).toEqual([`${siteUrl}/preview.png`]);
    },
  );

  it('is 404 at an unknown address, and is kept from search engines', async () => {
    const { status, document, screen, meta } = await openPage('/no/such/page');
    expect([status, document.title]).toEqual([404, 'Page not found · Guildpath']);
    expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    expect(meta('robots')).toEqual(['noindex']);
  });

  it.each([
    ['/', '?utm_source=letter', '/'],
    ['/about', '?token=abc', '/about'],
    ['/assessment/quick', '?from=mail', '/assessment/quick'],
    ['/results/1', '', '/results/-'],
    ['/join/ABCDEFG', '?as=student', '/join/-?as=student'],
    ['/dashboard', '', '/dashboard'],
    ['/card/c1', '?fbclid=x', '/card/c1'],
    ['/login', '?utm_source=letter', '/login'],
    ['/login', '?utm=a&redirect=/results/1', '/login?redirect=/results/1'],
    ['/login', '?redirect=/results/1&token=0012', '/login?token=0&redirect=/results/0'],
    [
      '/login',
      '?token=0012&redirect=/results/1%3Finvitation%3Df1',
      '/login?token=0&redirect=/results/0',
    ],
    ['/signup', '?token=abc&redirect=/dashboard', '/signup?redirect=/dashboard'],
    ['/no/such/page', '?a=b', '/404'],
    ['/.env', '', '/404'],
    ['/.git/config', '', '/404'],
    ['/assessment/quick/more', '', '/404'],
    ['/About/nothing', '', '/404'],
  ])('%s%s is the page of %s', (pathname, query, address) => {
    expect(webEntry.toPageAddress(pathname, query)).toBe(address);
  });

  it.each([
    ['/about/', '/about'],
    ['/login/?token=abc', '/login?token=abc'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
  ])('%s leads to %s of this site', async (path, location) => {
    const { status, headers } = await openPage(path);
    expect([status, headers.location]).toEqual([307, location]);
  });
});

describe('the landing page', () => {
  it.each<{ open: readonly Tier[] }>([
    { open: ['epic', 'quick'] },
    { open: ['quick', 'standard', 'epic'] },
  ])('offers the open tiers: $open', async ({ open }) => {
    const { screen } = await openPage('/', { settings: { availableTiers: [...open] } });
    for (const tier of tiers) {
      const link = screen.queryByRole('link', { name: `Begin ${tierFacts[tier].name}` });
      expect(link?.getAttribute('href')).toBe(
        open.includes(tier) ? `/assessment/${tier}` : undefined,
      );
    }
    const closed = screen.queryAllByRole('button', { name: 'COMING SOON' });
    expect(closed).toHaveLength(tiers.length - open.length);
    for (const button of closed) expect(button).toBeDisabled();
  });

  it('names the site to search engines', async () => {
    const { document } = await openPage('/');
    const facts = document.querySelector('script[type="application/ld+json"]')?.textContent;
    expect(JSON.parse(facts ?? '')).toMatchObject({
      '@type': 'WebSite',
      name: 'Guildpath',
      url: `${siteUrl}/`,
    });
  });
});

describe('what the operator has set', () => {
  it.each([
    ['/', 'ageNote'],
    ['/signup', 'ageNote'],
    ['/terms-of-service', 'ageTerm'],
    ['/privacy-policy', 'agePolicy'],
    ['/privacy-policy', 'retention'],
  ] as const)('stands in a sentence: %s, %s', async (path, name) => {
    const set = { minimumAge: 16, retentionDays: 90 };
    expect((await openPage(path, { settings: set })).text).toContain(siteSentences[name](set));
    const unset = { minimumAge: 0, retentionDays: 0 };
    const { text } = await openPage(path, { settings: unset });
    expect(text).toContain(siteSentences[name](unset));
    expect(text).not.toMatch(/ages? 0|aged 0|at least 0|after 0 days/i);
  });

  it.each([true, false])('decides whether single sign-on is offered: %s', async (isSetUp) => {
    const { screen } = await openPage('/login', { settings: { hasProviderLogin: isSetUp } });
    const links = screen.queryAllByRole('link', { name: 'Continue with Single Sign-On' });
    expect(links).toHaveLength(isSetUp ? 1 : 0);
  });
});

it('the privacy policy is of the current day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 6, 23, 59) });
  expect((await openPage('/privacy-policy')).text).toContain('March 6, 2026');
  vi.setSystemTime(new Date(2026, 2, 7, 0, 1));
  expect((await openPage('/privacy-policy')).text).toContain('March 7, 2026');
});

describe('the page of the quest', () => {
  const gate = aQuestion({
    type: 'aptitude',
    title: 'The <b>Gate</b> & $&',
    scenario: 'It says “Tom’s”.</script><script>alert(1)</script>',
    question: 'Which way?',
  });

  it('contains the first scene as text, and waits for an option', async () => {
    const { status, screen, html, calls } = await openPage('/assessment/quick', {
      questions: [gate, aQuestion({ id: 'q2', title: 'The Inn' })],
    });
    expect(status).toBe(200);
    expect(noscriptOf(html)).toEqual(needsScripts);
    expect(calls).toEqual(['site.settings', 'assessment.questions']);
    expect(screen.getByRole('heading', { name: gate.title })).toBeVisible();
    expect(screen.getByText(gate.scenario)).toBeVisible();
    expect(html).not.toContain('<script>alert(1)');
    const options = screen.getAllByRole('radio');
    expect(options).toHaveLength(4);
    for (const option of options) expect(option).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    expect(screen.queryByText('The Inn')).toBeNull();
  });

  it('says when there are no questions', async () => {
    const { screen } = await openPage('/assessment/quick', { questions: [] });
    expect(screen.getByRole('heading', { name: 'No Questions Available' })).toBeVisible();
  });

  it.each([
    ['epic', 'Coming Soon!'],
    ['zero', 'Invalid Assessment Type'],
  ])('asks for no questions of a tier that is not open: %s', async (tier, heading) => {
    const { screen, calls } = await openPage(`/assessment/${tier}`);
    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
    expect(calls).toEqual(['site.settings']);
  });
});

it.each(memberPages)('%s looks as it does while it loads, for anyone', async (path) => {
  const { status, screen, html, calls } = await openPage(path);
  expect(status).toBe(200);
  expect(noscriptOf(html)).toEqual(needsScripts);
  expect(screen.getByText('Loading')).toBeVisible();
  expect(screen.queryByText('Unauthorized')).toBeNull();
  expect(screen.queryByText('Access Denied')).toBeNull();
  // Nothing that depends on the visitor.
  expect(calls).toEqual(['site.settings']);
});

describe('the page of a public card', () => {
  const card: CardOutput = {
    characterClass: 'Mage',
    archetype: 'Innovator',
    guildTitle: 'Loremaster',
    welcome: 'You want to know why.',
    moment: 'You pored over old reports.',
  };

  it('shows the card, and to those that preview links too, but not to search engines', async () => {
    const { status, headers, document, screen, meta, canonical } = await openPage('/card/c1', {
      card: () => card,
    });
    const url = `${siteUrl}/card/c1`;
    expect(status).toBe(200);
    expect(screen.getByRole('heading', { name: 'Loremaster' })).toBeVisible();
    expect(document.title).toBe('Loremaster, Mage of the guild · Guildpath');
    expect(canonical).toBeUndefined();
    const tags = {
      robots: 'noindex',
      description: expect.stringContaining(
        'You want to know why. The guild remembers: You pored over old reports.',
      ),
      'og:title': 'Loremaster, Mage of the guild',
      'og:description': expect.stringContaining('Which class are you?'),
      'og:url': url,
      'og:image': `${url}.png`,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringContaining('Loremaster'),
      'twitter:card': 'summary_large_image',
    };
    for (const [name, content] of Object.entries(tags)) expect(meta(name)).toEqual([content]);
    // Its owner may withdraw it.
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('writes a title as text, whatever is in it', async () => {
    const hostile = '"></title></script><script>alert(1)</script>$&';
    const { html, meta } = await openPage('/card/c1', {
      card: () => ({ ...card, guildTitle: hostile }),
    });
    expect(html).not.toContain('<script>alert(1)');
    expect(meta('og:title')).toEqual([`${hostile}, Mage of the guild`]);
  });

  it('says nothing about a card that is unknown or withdrawn', async () => {
    const { status, headers, document, screen } = await openPage('/card/c1');
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(document.title).toBe('A Card of the Guild · Guildpath');
    expect(screen.getByRole('heading', { name: 'This Card Isn’t Public' })).toBeVisible();
  });

  it('is an error for as long as the card cannot be loaded', async () => {
    const { status, headers, screen } = await openPage('/card/c1', {
      card: () => {
        throw new TRPCError({ code: 'INTERNAL_SERVER_ERROR' });
      },
    });
    expect(status).toBe(500);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(screen.getByRole('heading', { name: 'We Couldn’t Load This Card' })).toBeVisible();
  });
});

describe('the page of an emailed link', () => {
  it('offers to sign in, and neither it nor its address goes anywhere else', async () => {
    const { headers, screen } = await openPage('/login?token=abc&redirect=/results/1');
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect(screen.getByRole('button', { name: 'Sign In and Continue' })).toBeVisible();
  });

  it.each(['/login', '/login?by=link', '/about?token=abc'])('is not %s', async (path) => {
    const { headers } = await openPage(path);
    expect(Object.keys(headers)).toEqual(['content-type']);
  });
});

it.each(['/login', '/assessment/quick', '/dashboard'])(
  'every script of %s is allowed by the nonce of the page',
  async (path) => {
    const { document } = await openPage(path);
    const scripts = [...document.querySelectorAll('script')];
    expect(scripts.length).toBeGreaterThan(1);
    for (const script of scripts) expect(script.getAttribute('nonce')).toBe(nonce);
    const handlers = [...document.querySelectorAll('*')].flatMap(({ attributes }) =>
      [...attributes].filter(({ name }) => name.startsWith('on')),
    );
    expect(handlers).toEqual([]);
  },
);
