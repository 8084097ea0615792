import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { followInApp } from './follow-in-app.ts';

export interface StillProps<Name extends string> {
  readonly name: Name;
}

export interface Stills<Name extends string> {
  /** Makes sure that they can be shown; for the loader of their route. Quick on a page that has them. */
  readonly load: () => Promise<void>;
  /** One of them, where it stands in the page. Its element has no box. */
  readonly Still: (props: StillProps<Name>) => ReactNode;
}

/**
 * Parts of a page that need no code once they are drawn: pictures, words, links. A page that was finished at build has
 * them already; there they are kept as they stand, and their code is never fetched. Elsewhere `draw` fetches it.
 *
 * The parts of a `group` are written in `src/features/<group>/<group>-stills.tsx`: that is where the build looks for
 * their styles.
 */
export function createStills<Name extends string>(
  group: string,
  draw: () => Promise<Readonly<Record<Name, ReactNode>>>,
): Stills<Name> {
  const toId = (name: string) => `${group}/${name}`;
  const markups = new Map<string, string>();
  let drawn: Readonly<Record<Name, ReactNode>> | undefined;

  function findMarkups(): void {
    if (typeof document === 'undefined') return;
    for (const { dataset, innerHTML } of document.querySelectorAll<HTMLElement>('[data-still]')) {
      if (dataset.still?.startsWith(toId(''))) markups.set(dataset.still, innerHTML);
    }
  }

  function Still({ name }: StillProps<Name>) {
    const router = useRouter();
    const id = toId(name);
    const place = { 'data-still': id, style: { display: 'contents' } };
    const markup = markups.get(id);
    if (markup === undefined) return <div {...place}>{drawn?.[name]}</div>;
    return (
      <div
        {...place}
        {...followInApp(router)}
        // What our own build has written into this very place.
        dangerouslySetInnerHTML={{ __html: markup }}
      />
    );
  }

  return {
    load: async () => {
      if (drawn || markups.size > 0) return;
      findMarkups();
      if (markups.size === 0) drawn = await draw();
    },
    Still,
  };
}
