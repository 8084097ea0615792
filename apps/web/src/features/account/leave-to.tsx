import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Goes to a path of this site and leaves no way back: who is signed in has no business on a login page. */
export function LeaveTo({ path }: { readonly path: string }) {
  const router = useRouter();
  useEffect(() => router.history.replace(path), [path, router]);
  return null;
}
