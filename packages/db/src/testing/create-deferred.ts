export interface Deferred {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

/** Lets one part of a test wait for another, like `Promise.withResolvers`, which Node.js 20 lacks. */
export function createDeferred(): Deferred {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: () => resolve() };
}
