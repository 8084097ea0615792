import type { ScoredQuestion } from '@guildpath/contract';
import { theCall } from './epic-journey/the-call.ts';
import { theCity } from './epic-journey/the-city.ts';
import { theReturn } from './epic-journey/the-return.ts';
import { theRock } from './epic-journey/the-rock.ts';
import { theVoyage } from './epic-journey/the-voyage.ts';

/**
 * Tells the Epic Journey: a flame is carried from Lantern Hall over the sea to the Far Light, is lost, and
 * comes back from those it was given to.
 *
 * Each interest scene leaves out two of the six types, and each of the 15 pairs is left out once. So every
 * set of four types is offered once, every type ten times, and every two types appear together six times:
 * three times in each order.
 */
export const epicJourney: readonly ScoredQuestion[] = [
  ...theCall,
  ...theVoyage,
  ...theCity,
  ...theRock,
  ...theReturn,
];
