/** A limit that must be met and one to aim for. */
export interface Budget {
  readonly must: number;
  readonly aim: number;
}

export type Visitor = 'guest' | 'member' | 'admin';

export interface MeasuredPage {
  readonly name: string;
  /** `{result}` is replaced by the id of the member's result. */
  readonly path: string;
  readonly visitor: Visitor;
  /** All JavaScript that the page fetches, in KiB as sent. */
  readonly javascript: Budget;
  /** LCP with the brake on, as a multiple of that of a static page with the landing page's text. Default: none. */
  readonly paintRatio?: Budget;
  /** Minimum scores of Lighthouse, out of 100. Default: Lighthouse does not audit the page. */
  readonly scores?: Readonly<Partial<Record<LighthouseCategory, Budget>>>;
}

export type LighthouseCategory = 'performance' | 'accessibility' | 'best-practices' | 'seo';

const staticScores = {
  performance: { must: 95, aim: 100 },
  accessibility: { must: 100, aim: 100 },
  'best-practices': { must: 100, aim: 100 },
  seo: { must: 100, aim: 100 },
} as const;

const publicPaint = { must: 1.5, aim: 1.2 } as const;
const publicPage = { visitor: 'guest', javascript: { must: 130, aim: 115 } } as const;
const formPage = { visitor: 'guest', javascript: { must: 165, aim: 150 } } as const;
const memberPage = { visitor: 'member', javascript: { must: 180, aim: 160 } } as const;

export const measuredPages: readonly MeasuredPage[] = [
  {
    name: 'landing',
    path: '/',
    ...publicPage,
    paintRatio: publicPaint,
    scores: staticScores,
  },
  { name: 'about', path: '/about', ...publicPage },
  { name: 'contact', path: '/contact', ...publicPage },
  { name: 'privacy policy', path: '/privacy-policy', ...publicPage },
  { name: 'terms of service', path: '/terms-of-service', ...publicPage },
  { name: 'accessibility', path: '/accessibility', ...publicPage },
  {
    name: 'theory: RIASEC',
    path: '/theory/riasec',
    ...publicPage,
    paintRatio: publicPaint,
    scores: staticScores,
  },
  { name: 'theory: Big Five', path: '/theory/big-five', ...publicPage },
  { name: 'theory: aptitude', path: '/theory/aptitude', ...publicPage },
  { name: 'titles of the guild', path: '/guild', ...publicPage },
  { name: 'not found', path: '/no/such/page', ...publicPage },
  { name: 'login', path: '/login', ...formPage, paintRatio: publicPaint },
  { name: 'signup', path: '/signup', ...formPage },
  {
    name: 'quiz',
    path: '/assessment/quick',
    ...formPage,
    paintRatio: { must: 2, aim: 1.5 },
    scores: { performance: { must: 90, aim: 100 } },
  },
  { name: 'dashboard', path: '/dashboard', ...memberPage },
  { name: 'results', path: '/results/{result}', ...memberPage },
  { name: 'admin', path: '/admin', visitor: 'admin', javascript: { must: 190, aim: 170 } },
];

/** The budgets of every page. */
export const pageBudgets = {
  /** Inline styles and stylesheets, in KiB as sent. */
  css: { must: 12, aim: 9 },
  scripts: { must: 12, aim: 8 },
  /** Cumulative layout shift, as the browser reports it. */
  layoutShift: { must: 0.02, aim: 0 },
} as const;

export const timeBudgets = {
  /** Total blocking time, by Lighthouse on a phone. */
  blockingMs: { must: 200, aim: 50 },
  /** Time from a click on Next to the next scene's paint with a slow CPU, as a multiple of a vanilla quiz. */
  nextSceneRatio: { must: 3, aim: 2 },
} as const;

/** Requests a second, as a multiple of the same work done plainly. */
export const apiBudgets = {
  questions: { must: 0.5, aim: 1 },
  results: { must: 0.5, aim: 0.7 },
  submit: { must: 0.5, aim: 0.7 },
  login: { must: 0.8, aim: 0.9 },
} as const satisfies Readonly<Record<string, Budget>>;
