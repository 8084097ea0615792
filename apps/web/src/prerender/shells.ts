import { type Tier, tiers } from '@guildpath/contract';
import { autoAdvanceKey } from '../features/assessment/quest/use-auto-advance.ts';
import { questKey } from '../shared/quest/pending-quest.ts';

/** A procedure, and its input if it has one. */
export type Call = readonly [name: string, input?: object];

/** The file that is served for a kind of screens that depend on the visitor. */
export interface Shell {
  /** Its file, without the ending: a screen gets the shell of its address, or else of the part before the last slash. */
  readonly name: string;
  /** An address at which the app shows what all these screens show while they load. */
  readonly path: string;
  /** Routes whose code and styles are needed. Default: those of `path`. */
  readonly routeIds?: readonly string[];
  /** The first calls of the app, in the order of its one request. */
  readonly calls: readonly Call[];
  /** For a quest whose first scene can be served: what a browser stores under these keys shows itself elsewhere in it. */
  readonly scene?: { readonly tier: Tier; readonly notWith: readonly string[] };
}

/** Of the root route: who asks, and what the operator has set. */
const firstCalls: readonly Call[] = [['auth.user'], ['site.settings']];

/** Only the tier that is always open asks for its questions before the settings are known. */
const questCalls = (tier: Tier): readonly Call[] =>
  tier === 'quick' ? [...firstCalls, ['assessment.questions', { tier }]] : firstCalls;

export const shells: readonly Shell[] = [
  ...tiers.map((tier) => ({
    name: `shells/assessment/${tier}`,
    path: `/assessment/${tier}`,
    calls: questCalls(tier),
    ...(tier === 'quick' && { scene: { tier, notWith: [questKey(tier), autoAdvanceKey] } }),
  })),
  {
    name: 'shells/results',
    path: '/dashboard',
    routeIds: ['/_authenticated', '/_authenticated/results/$assessmentResultId'],
    calls: firstCalls,
  },
  { name: 'shells/dashboard', path: '/dashboard', calls: firstCalls },
  // Of all others, and of unknown addresses.
  { name: 'shell', path: '/dashboard', routeIds: ['/_authenticated'], calls: firstCalls },
];
