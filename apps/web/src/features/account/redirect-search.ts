import { paths } from '@guildpath/contract';

/** Keeps the way back in links between login and signup; home needs none. */
export function redirectSearch(nextPath: string): { redirect?: string } {
  return nextPath === paths.home ? {} : { redirect: nextPath };
}
