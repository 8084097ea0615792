import type { CareerReasons } from '@guildpath/contract';

/** How well a career fits someone, and why. */
export interface CareerMatch {
  readonly careerId: string;
  /** Expected fit: 50 is a career drawn at random, 100 a perfect and certain fit. A whole number. */
  readonly matchPercentage: number;
  /** How many of the percentage points above or below 50 come from where; they add up but for rounding. */
  readonly contributions: {
    readonly interests: number;
    readonly traits: number;
    readonly aptitude: number;
  };
  readonly reasons: CareerReasons;
}
