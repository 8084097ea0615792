interface PageInput {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** The things on one page of a list; none when the list ends before it. */
export function toPage<T>(list: readonly T[], { page, pageSize }: PageInput): T[] {
  return list.slice((page - 1) * pageSize, page * pageSize);
}
