/** The result that a path of this site leads to, if it leads to one. */
export function findResultId(path: string): string | undefined {
  return /^\/results\/(?<id>[^/?#]+)/.exec(path)?.groups?.id;
}
