/**
 * Stars as the data of one path: each is a line of no length, which a round cap turns into a dot. The
 * positions come from a fixed sequence, so that server and browser draw the same sky.
 */
export function starfield(options: {
  seed: number;
  count: number;
  width: number;
  height: number;
}): string {
  let state = options.seed;
  const next = () => {
    // Park and Miller's minimal standard generator.
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  let data = '';
  for (let star = 0; star < options.count; star += 1) {
    const x = Math.round(next() * options.width);
    // Fewer towards the horizon.
    const y = Math.round(next() ** 1.5 * options.height);
    data += `M${x} ${y}h0`;
  }
  return data;
}
