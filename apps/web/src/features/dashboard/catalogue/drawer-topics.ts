/** Topics appear in the address, as in `?open=career-library`. */
export const drawerTopics = ['career-library', 'expert-consultants', 'education-paths'] as const;
export type DrawerTopic = (typeof drawerTopics)[number];

export const drawerTitles: Record<DrawerTopic, string> = {
  'career-library': 'Career Library',
  'expert-consultants': 'Expert Consultants',
  'education-paths': 'Education Paths',
};

export interface DashboardSearch {
  open?: DrawerTopic | undefined;
  /** The id of the career open in the Career Library. */
  career?: string;
}

export function toDashboardSearch(search: Record<string, unknown>): DashboardSearch {
  const open = drawerTopics.find((topic) => topic === search.open);
  // Named, because the router keeps what is not.
  if (!open) return { open: undefined };
  return open === 'career-library' && typeof search.career === 'string'
    ? { open, career: search.career }
    : { open };
}
