import type { Browser } from 'playwright';

export interface MeasuredSite {
  readonly name: string;
  readonly url: string;
  readonly hasAdministrator: boolean;
}

/** What every part of the benchmark works with. */
export interface Measurement {
  readonly browser: Browser;
  /** Measured in turns, so that what else the machine does hits all alike. The last one is judged. */
  readonly sites: readonly MeasuredSite[];
  readonly yardsticksUrl: string;
  /** How many times what varies is measured; the median counts. */
  readonly rounds: number;
}
