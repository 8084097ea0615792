import { texts } from '@guildpath/content/texts';
import {
  assess,
  combine,
  type Edition,
  type EditionData,
  openEdition,
  preview,
  rankCareers,
  warmUp,
} from '@guildpath/results';

/** What takes milliseconds of the processor and nothing else: pure functions of an edition and an input. */
const computations = { assess, preview, combine, rankCareers, warmUp };

type Computation = keyof typeof computations;
type InputOf<Name extends Computation> = Parameters<(typeof computations)[Name]>[1];
type OutputOf<Name extends Computation> = ReturnType<(typeof computations)[Name]>;

/** The computations with the edition in use, in this thread or another. */
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

export function runOn(name: Computation, edition: Edition, input: unknown): unknown {
  const computation = computations[name] as (edition: Edition, input: unknown) => unknown;
  return computation(edition, input);
}

export type GetEdition = () => EditionData;

/** Computes in the calling thread, which does nothing else until then: for commands and tests. */
export function computeHere(getEdition: GetEdition): Compute {
  let opened: { readonly data: EditionData; readonly edition: Edition } | undefined;
  return toCompute(async (name, input) => {
    const data = getEdition();
    if (opened?.data !== data) opened = { data, edition: openEdition(data, texts) };
    return runOn(name, opened.edition, input);
  });
}
