const shares = [
  [0.22, 'about one in five'],
  [0.29, 'about one in four'],
  [0.365, 'about one in three'],
  [0.45, 'about two in five'],
  [0.55, 'about half'],
  [0.63, 'about three in five'],
  [0.71, 'about two in three'],
  [0.775, 'about three in four'],
  [0.85, 'about four in five'],
  [0.94, 'about nine in ten'],
] as const;

/** A share of people, from 0 to 1, in words: `about half`. */
export function shareInWords(share: number): string {
  return shares.find(([limit]) => share < limit)?.[1] ?? 'nearly all';
}
