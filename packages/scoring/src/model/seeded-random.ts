export interface SeededRandom {
  /** Draws from the uniform distribution over [0, 1). */
  readonly uniform: () => number;
  /** Draws from the standard normal distribution. */
  readonly normal: () => number;
}

/**
 * Creates a stream of pseudo-random numbers that is the same on every machine: Marsaglia's xorshift128 (2003)
 * with a state filled from the seed by a Weyl sequence, and normals by his polar method.
 */
export function seededRandom(seed: number): SeededRandom {
  let weyl = seed >>> 0;
  const nextSeed = () => {
    weyl = (weyl + 0x9e3779b9) >>> 0;
    const mixed = Math.imul(weyl ^ (weyl >>> 16), 0x85ebca6b);
    return (mixed ^ (mixed >>> 13)) >>> 0;
  };
  let x = nextSeed();
  let y = nextSeed();
  let z = nextSeed();
  let w = nextSeed() | 1; // the state must not be all zero

  const uniform = () => {
    const t = x ^ (x << 11);
    x = y;
    y = z;
    z = w;
    w = (w ^ (w >>> 19) ^ t ^ (t >>> 8)) >>> 0;
    return w / 0x1_0000_0000;
  };

  let spare: number | undefined;
  const normal = () => {
    if (spare !== undefined) {
      const value = spare;
      spare = undefined;
      return value;
    }
    for (;;) {
      const u = 2 * uniform() - 1;
      const v = 2 * uniform() - 1;
      const square = u * u + v * v;
      if (square > 0 && square < 1) {
        const factor = Math.sqrt((-2 * Math.log(square)) / square);
        spare = v * factor;
        return u * factor;
      }
    }
  };

  return { uniform, normal };
}
