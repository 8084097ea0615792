import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Multiplies the number of inputs. Default: 1. */
    fuzzFactor?: number;
  }
}

/** Uses the same inputs in every run; a failure prints the smallest input that causes it. */
export function fuzzRuns(count: number) {
  return { seed: 20_261_121, numRuns: count * (inject('fuzzFactor') ?? 1) };
}
