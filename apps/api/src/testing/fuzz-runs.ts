import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Multiplies the number of inputs. Default: 1. */
    fuzzFactor?: number;
  }
}

/** The same inputs in every run; a failure prints the smallest input that shows it. */
export function fuzzRuns(numRunsByDay: number) {
  return { seed: 20_261_121, numRuns: numRunsByDay * (inject('fuzzFactor') ?? 1) };
}
