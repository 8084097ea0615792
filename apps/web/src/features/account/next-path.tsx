import { paths } from '@guildpath/contract';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Keeps the way back in links between login and signup; home needs none. */
export function redirectSearch(nextPath: string): { redirect?: string } {
  return nextPath === paths.home ? {} : { redirect: nextPath };
}

/** The result that a path of this site leads to, if it leads to one. */
export function findResultId(path: string): string | undefined {
  return /^\/results\/(?<id>[^/?#]+)/.exec(path)?.groups?.id;
}

/** Goes to a path of this site and leaves no way back: who is signed in has no business on a login page. */
export function LeaveTo({ path }: { readonly path: string }) {
  const router = useRouter();
  useEffect(() => router.history.replace(path), [path, router]);
  return null;
}
