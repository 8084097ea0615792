/** The most that is allowed, and what we aim for. */
export interface Budget {
  readonly must: number;
  readonly aim: number;
}

export type Visitor = 'guest' | 'member' | 'admin';

export interface MeasuredPage {
  readonly name: string;
  /** `{result}` stands for the member's result. */
  readonly path: string;
  readonly visitor: Visitor;
  /** All JavaScript fetched until the page has come to rest, KiB as sent. */
  readonly javascript: Budget;
  /** For pages that Lighthouse audits on a phone. */
  readonly lighthouse?: LighthouseBudgets;
}

interface LighthouseBudgets {
  /** Largest contentful paint, as a multiple of that of a static page with the landing page's text. */
  readonly paintRatio?: Budget;
  /** Out of 100: no less than these. */
  readonly scores?: Readonly<Partial<Record<LighthouseCategory, Budget>>>;
}

export type LighthouseCategory = 'performance' | 'accessibility' | 'best-practices' | 'seo';

const staticScores = {
  performance: { must: 95, aim: 100 },
  accessibility: { must: 100, aim: 100 },
  'best-practices': { must: 100, aim: 100 },
  seo: { must: 100, aim: 100 },
} as const;

const publicPaint = { must: 1.25, aim: 1.1 } as const;
const publicPage = { visitor: 'guest', javascript: { must: 130, aim: 115 } } as const;
const formPage = { visitor: 'guest', javascript: { must: 165, aim: 150 } } as const;
const memberPage = { visitor: 'member', javascript: { must: 165, aim: 150 } } as const;

export const measuredPages: readonly MeasuredPage[] = [
  {
    name: 'landing',
    path: '/',
    ...publicPage,
    lighthouse: { paintRatio: publicPaint, scores: staticScores },
  },
  { name: 'about', path: '/about', ...publicPage },
  { name: 'contact', path: '/contact', ...publicPage },
  { name: 'privacy policy', path: '/privacy-policy', ...publicPage },
  { name: 'terms of service', path: '/terms-of-service', ...publicPage },
  {
    name: 'theory: RIASEC',
    path: '/theory/riasec',
    ...publicPage,
    lighthouse: { paintRatio: publicPaint, scores: staticScores },
  },
  { name: 'theory: Big Five', path: '/theory/big-five', ...publicPage },
  { name: 'theory: aptitude', path: '/theory/aptitude', ...publicPage },
  { name: 'not found', path: '/no/such/page', ...publicPage },
  {
    name: 'login',
    path: '/login',
    ...formPage,
    lighthouse: { paintRatio: publicPaint },
  },
  { name: 'signup', path: '/signup', ...formPage },
  {
    name: 'quiz',
    path: '/assessment/quick',
    ...formPage,
    lighthouse: {
      paintRatio: { must: 2, aim: 1.5 },
      scores: { performance: { must: 90, aim: 100 } },
    },
  },
  { name: 'dashboard', path: '/dashboard', ...memberPage },
  {
    name: 'results',
    path: '/results/{result}',
    visitor: 'member',
    javascript: { must: 165, aim: 150 },
  },
  {
    name: 'admin',
    path: '/admin',
    visitor: 'admin',
    javascript: { must: 180, aim: 165 },
  },
];

/** For any page. */
export const pageBudgets = {
  /** KiB as sent, inline and in files of their own. */
  css: { must: 12, aim: 9 },
  /** Cumulative layout shift, by the browser's own measure. */
  layoutShift: { must: 0.02, aim: 0 },
} as const;

export const timeBudgets = {
  /** Milliseconds for which a page blocks, by Lighthouse on a phone. */
  blockingMs: { must: 150, aim: 50 },
  /** From a click on Next to the next scene's paint on a slow processor, as a multiple of a quiz without a framework. */
  nextSceneRatio: { must: 3, aim: 2 },
} as const;

/** Milliseconds for which one call that anyone can make holds the event loop, and with it every other request. */
export const eventLoopBudget = { must: 50, aim: 25 } as const satisfies Budget;

/** Requests a second, as a multiple of the same work done plainly. */
export const apiBudgets = {
  questions: { must: 0.5, aim: 1 },
  results: { must: 0.5, aim: 0.7 },
  submit: { must: 0.5, aim: 0.7 },
  login: { must: 0.8, aim: 0.9 },
} as const satisfies Readonly<Record<string, Budget>>;
