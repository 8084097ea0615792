export interface Signal {
  readonly give: () => void;
  /** Settles when it is given. */
  readonly given: Promise<void>;
}

/** Lets one part of a test wait for another. */
export function newSignal(): Signal {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give: () => give(), given };
}
