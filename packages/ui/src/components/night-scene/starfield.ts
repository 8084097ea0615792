/**
 * Returns the data of one path with `count` stars. Each is a line of no length, which a round cap turns into
 * a dot. The same seed gives the same stars.
 */
export function starfield(options: {
  seed: number;
  count: number;
  width: number;
  height: number;
}): string {
  let state = options.seed;
  const next = () => {
    // Park and Miller, 'Random number generators: good ones are hard to find' (1988).
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  let data = '';
  for (let star = 0; star < options.count; star += 1) {
    const x = Math.round(next() * options.width);
    // The exponent thins the stars towards the horizon.
    const y = Math.round(next() ** 1.5 * options.height);
    data += `M${x} ${y}h0`;
  }
  return data;
}
