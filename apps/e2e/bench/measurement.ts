import type { Browser } from 'playwright';

export interface MeasuredSite {
  readonly name: string;
  readonly url: string;
  readonly hasAdministrator: boolean;
}

export interface Measurement {
  readonly browser: Browser;
  /** Measured in turns, so that other load on the machine affects all alike. The last one counts. */
  readonly sites: readonly MeasuredSite[];
  readonly yardsticksUrl: string;
  /** Repetitions of timings, of which the median counts. */
  readonly rounds: number;
}
