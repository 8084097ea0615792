/** Computes the logistic distribution function, 1 / (1 + exp(-x)), without overflow for large arguments. */
export function logistic(x: number): number {
  if (x >= 0) return 1 / (1 + Math.exp(-x));
  const power = Math.exp(x);
  return power / (1 + power);
}

/** Computes the standard normal distribution function to about 1e-7 (Abramowitz & Stegun 1964, 7.1.26). */
export function normalCdf(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const upperTail = (series * Math.exp(-x * x)) / 2;
  return z < 0 ? upperTail : 1 - upperTail;
}

/** Computes the inverse of the standard normal distribution function for a share between 0 and 1, to 1e-9. */
export function normalQuantile(share: number): number {
  let low = -6;
  let high = 6;
  for (let halving = 0; halving < 34; halving += 1) {
    const middle = (low + high) / 2;
    if (normalCdf(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
