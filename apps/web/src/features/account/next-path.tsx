import { paths } from '@guildpath/contract';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Carries the redirect in links between login and signup. */
export function redirectSearch(nextPath: string): { redirect?: string } {
  return nextPath === paths.home ? {} : { redirect: nextPath };
}

export function findResultId(path: string): string | undefined {
  return /^\/results\/(?<id>[^/?#]+)/.exec(path)?.groups?.id;
}

/** Replaces the history entry, so that Back does not lead a signed-in user to the login. */
export function RedirectTo({ path }: { readonly path: string }) {
  const router = useRouter();
  useEffect(() => router.history.replace(path), [path, router]);
  return null;
}
