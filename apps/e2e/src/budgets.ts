/** What must hold, and what we aim for: no more than these. */
export interface Budget {
  readonly must: number;
  readonly aim: number;
}

export type Visitor = 'guest' | 'member' | 'admin';

export interface MeasuredPage {
  readonly name: string;
  /** Where `{result}` stands for the member's result. */
  readonly path: string;
  readonly visitor: Visitor;
  /** JavaScript in all, KiB as sent: until the page has come to rest. */
  readonly javascript: Budget;
  /** The same for everyone, and finished when the app is built. */
  readonly isStatic?: boolean;
}

const publicPage = { visitor: 'guest', javascript: { must: 110, aim: 100 } } as const;
const staticPage = { ...publicPage, isStatic: true } as const;
const formPage = { visitor: 'guest', javascript: { must: 120, aim: 110 } } as const;
const memberPage = { visitor: 'member', javascript: { must: 150, aim: 135 } } as const;

export const measuredPages: readonly MeasuredPage[] = [
  { name: 'landing', path: '/', ...staticPage },
  { name: 'about', path: '/about', ...staticPage },
  { name: 'contact', path: '/contact', ...staticPage },
  { name: 'privacy policy', path: '/privacy-policy', ...staticPage },
  { name: 'terms of service', path: '/terms-of-service', ...staticPage },
  { name: 'theory: RIASEC', path: '/theory/riasec', ...staticPage },
  { name: 'theory: Big Five', path: '/theory/big-five', ...staticPage },
  { name: 'theory: aptitude', path: '/theory/aptitude', ...staticPage },
  { name: 'not found', path: '/no/such/page', ...publicPage },
  { name: 'login', path: '/login', ...formPage },
  { name: 'signup', path: '/signup', ...formPage },
  { name: 'quiz', path: '/assessment/quick', ...formPage },
  { name: 'dashboard', path: '/dashboard', ...memberPage },
  { name: 'results', path: '/results/{result}', ...memberPage },
  {
    name: 'admin',
    path: '/admin',
    visitor: 'admin',
    javascript: { must: 165, aim: 150 },
  },
];

/** For any page. */
export const pageBudgets = {
  /** KiB as sent, inside the page and beside it. */
  css: { must: 12, aim: 9 },
  /** How far things move that no one has moved, by the browser's own measure. */
  layoutShift: { must: 0.02, aim: 0 },
} as const;

/** Lighthouse on a phone, out of 100: no less than these. */
export const lighthouseBudgets = {
  performance: { must: 95, aim: 100 },
  accessibility: { must: 100, aim: 100 },
  'best-practices': { must: 100, aim: 100 },
  seo: { must: 100, aim: 100 },
} as const;

/** How many times as long as a yardstick that is measured in the same run. */
export const ratioBudgets = {
  /** The landing page's largest contentful paint, to that of a static page of the same text. */
  landingPaint: { must: 1.25, aim: 1.1 },
  /** A click on Next until the next scene is painted, on a slow processor, to a quiz without a framework. */
  nextScene: { must: 3, aim: 2 },
} as const;
