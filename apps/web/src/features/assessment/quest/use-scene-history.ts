import type { Tier } from '@guildpath/contract';
import { useDidUpdate } from '@mantine/hooks';
import { type RouterHistory, useBlocker, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Index of the scene that this entry shows; absent for the first scene. */
    scene?: number;
  }
}

interface SceneHistoryOptions {
  readonly tier: Tier;
  readonly position: number;
  /** Disables Back and Forward from the submission to the redirect. */
  readonly isLocked: boolean;
  readonly onMove: (position: number) => void;
}

/**
 * Gives every scene an entry in the browser's history, so that Back goes to the previous scene: entry n of
 * the quest is scene n. An entry is written together with the step to its scene.
 */
export function useSceneHistory({ tier, position, isLocked, onMove }: SceneHistoryOptions): void {
  const router = useRouter();
  const { history } = router;
  const [pathname] = useState(() => history.location.pathname);
  // The target of our own `history.go`, until the browser reports its arrival.
  const returningTo = useRef<number>(undefined);
  // The entry before the visitor's latest step.
  const lastEntry = useRef(sceneOf(history));

  const catchUp = useEffectEvent(() => {
    if (isLocked || returningTo.current !== undefined) return;
    // The visitor has left the quest.
    if (history.location.pathname !== pathname) return;
    const entry = sceneOf(history);
    if (entry > position) {
      returningTo.current = position;
      history.go(position - entry);
    } else if (entry < position) {
      void router.navigate({
        to: '/assessment/$tier',
        params: { tier },
        state: { scene: entry + 1 },
        resetScroll: false,
      });
    }
  });
  const handlePop = useEffectEvent(() => {
    if (isLocked || history.location.pathname !== pathname) return;
    // Counts steps, because the scene may not have an entry yet. If Back is pressed during our own
    // `history.go`, the browser reports both together.
    const steps = sceneOf(history) - (returningTo.current ?? lastEntry.current);
    returningTo.current = undefined;
    // Leaves the quest, even if the browser has not reached the first entry yet.
    if (position + steps < 0) history.go(-1 - countEntriesBefore(history));
    else if (steps !== 0) onMove(position + steps);
  });

  useEffect(() => {
    // A scene from the server, which knows no saved answers, is replaced before the timer ends.
    let timer = setTimeout(catchUp);
    const unsubscribe = history.subscribe(({ action }) => {
      if (isPop({ action: action.type })) handlePop();
      lastEntry.current = sceneOf(history);
      clearTimeout(timer);
      timer = setTimeout(catchUp);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [history]);
  useDidUpdate(() => catchUp(), [position, isLocked]);

  useBlocker({ shouldBlockFn: isPop, disabled: !isLocked, enableBeforeUnload: false });
}

/** Waits for a busy browser; the next step from anywhere else would lead out of the quest. */
const arrivalMs = 5_000;

/**
 * Goes back to the quest's first entry, so that replacing it leaves no scene of a finished quest behind.
 * Resolves after five seconds even if the browser has not reported its arrival.
 */
export async function returnToFirstEntry(history: RouterHistory): Promise<void> {
  // The router writes entries a moment after it counts them.
  history.flush();
  const entryCount = countEntriesBefore(history);
  if (entryCount === 0) return;
  await new Promise<void>((resolve) => {
    const arrive = () => {
      unsubscribe();
      resolve();
    };
    const unsubscribe = history.subscribe(arrive);
    setTimeout(arrive, arrivalMs);
    history.go(-entryCount, { ignoreBlocker: true });
  });
}

const chromeMaxEntries = 50;

// With this number, Chrome drops some of a long quest rather than what came before it. A step too many would
// lead out of the quest, a step too few only leaves a scene behind.
function countEntriesBefore(history: RouterHistory): number {
  const scene = sceneOf(history);
  // Older browsers have no Navigation API.
  const current = window.navigation?.currentEntry;
  if (!current || history.length < chromeMaxEntries) return scene;
  const own = window.navigation
    .entries()
    .slice(0, current.index)
    .filter(
      ({ url, sameDocument }) => sameDocument && url && new URL(url).pathname === location.pathname,
    );
  return Math.min(scene, own.length);
}

function sceneOf({ location }: RouterHistory): number {
  return location.state.scene ?? 0;
}

function isPop({ action }: { readonly action: string }): boolean {
  return action !== 'PUSH' && action !== 'REPLACE';
}
