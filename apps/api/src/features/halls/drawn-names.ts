/** 64 adjectives, all kind. */
const adjectives =
  `Able Airy Amber Apt Awake Azure Bold Brave Bright Calm Careful Cheerful Clear Clever Cosy Crystal
  Curious Daring Deft Eager Early Earnest Fair Fleet Friendly Gentle Glad Golden Graceful Grand Hardy
  Helpful Honest Hopeful Humble Jolly Joyful Keen Kind Lively Loyal Lucky Mellow Merry Mighty Neat
  Nimble Noble Open Patient Peaceful Playful Polite Proud Quick Quiet Radiant Ready Silver Sincere
  Steady Sunny Swift Trusty`.split(/\s+/);

/** 64 animals, none that people call one another to hurt. */
const animals =
  `Albatross Alpaca Antelope Avocet Badger Bison Bobcat Bumblebee Camel Caribou Chamois Condor Coyote
  Crane Cricket Curlew Deer Dolphin Dragonfly Eagle Egret Eland Falcon Finch Firefly Fox Gazelle Gecko
  Hare Hawk Hedgehog Heron Ibex Ibis Impala Jaguar Kestrel Kingfisher Koala Lark Leopard Lion Lynx
  Marten Moose Narwhal Ocelot Oriole Osprey Otter Owl Panda Panther Pelican Puffin Puma Raven Robin
  Sparrow Stork Swallow Swan Tiger Wren`.split(/\s+/);

const all: readonly string[] = adjectives.flatMap((adjective) =>
  animals.map((animal) => `${adjective} ${animal}`),
);
const known: ReadonlySet<string> = new Set(all);

/** Returns true for each of the 4,096 names that can be drawn. */
export function isDrawnName(name: string): boolean {
  return known.has(name);
}

/** Draws `count` different names that are not taken. */
export function drawNames(
  count: number,
  taken: ReadonlySet<string>,
  drawBelow: (end: number) => number,
): string[] {
  const names = new Set<string>();
  while (names.size < count) {
    const name = all[drawBelow(all.length)];
    if (name !== undefined && !taken.has(name)) names.add(name);
  }
  return [...names];
}
