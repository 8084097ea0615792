import { assess, type Catalogue, preview, rankCareers, warmUp } from '@guildpath/results';

/** CPU-bound pure functions of the catalogue and an input. */
const computations = { assess, preview, rankCareers, warmUp };

type Computation = keyof typeof computations;
type InputOf<Name extends Computation> = Parameters<(typeof computations)[Name]>[1];
type OutputOf<Name extends Computation> = ReturnType<(typeof computations)[Name]>;

/** The computations with the catalogue in use, in this thread or another. */
export type Compute = {
  readonly [Name in Computation]: (input: InputOf<Name>) => Promise<OutputOf<Name>>;
};

/** The compiler does not see that input and output belong to the name. */
export type Run = (name: Computation, input: unknown) => Promise<unknown>;

export function toCompute(run: Run): Compute {
  const named = Object.keys(computations).map((name) => [
    name,
    (input: unknown) => run(name as Computation, input),
  ]);
  // The names are those of `computations`.
  return Object.fromEntries(named) as Compute;
}

export function runOn(name: Computation, catalogue: Catalogue, input: unknown): unknown {
  const computation = computations[name] as (catalogue: Catalogue, input: unknown) => unknown;
  return computation(catalogue, input);
}

export type GetCatalogue = () => Catalogue;

/** Computes in the calling thread, which does nothing else until then: for commands and tests. */
export function computeHere(getCatalogue: GetCatalogue): Compute {
  return toCompute(async (name, input) => runOn(name, getCatalogue(), input));
}
