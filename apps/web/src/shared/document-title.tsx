import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';

const siteName = 'Guildpath';

/** Titles the window as the innermost route's `head` says. */
export function DocumentTitle() {
  const title = useMatches({
    select: (matches) =>
      matches.flatMap(({ meta }) => meta ?? []).findLast((tag) => tag?.title)?.title,
  });
  useEffect(() => {
    document.title = title ?? siteName;
  }, [title]);
  return null;
}

export function titleOf(screen: string): string {
  return `${screen} · ${siteName}`;
}
