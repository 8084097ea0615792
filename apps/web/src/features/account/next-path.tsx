import { paths } from '@guildpath/contract';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** The redirect to pass along in links between login and signup; home is the default. */
export function redirectSearch(nextPath: string): { redirect?: string } {
  return nextPath === paths.home ? {} : { redirect: nextPath };
}

/** The id of the result that a path of this site leads to, if any. */
export function findResultId(path: string): string | undefined {
  return /^\/results\/(?<id>[^/?#]+)/.exec(path)?.groups?.id;
}

/** Replaces the current page with a path of this site: Back must not lead a signed-in user to the login. */
export function LeaveTo({ path }: { readonly path: string }) {
  const router = useRouter();
  useEffect(() => router.history.replace(path), [path, router]);
  return null;
}
