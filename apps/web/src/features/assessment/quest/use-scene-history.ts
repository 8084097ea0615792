import type { Tier } from '@guildpath/contract';
import { type RouterHistory, useBlocker, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Index of the quest's scene that this entry shows; absent in the entry of the first one. */
    scene?: number;
  }
}

/** The router's work on a new entry would delay the scene's first frame, and the lantern on its way. */
const writeDelayMs = 250;

interface SceneHistoryOptions {
  readonly tier: Tier;
  readonly position: number;
  /** The answers are on their way or have arrived: Back and Forward do nothing until the redirect. */
  readonly isLocked: boolean;
  /** Back or Forward leads to this scene. */
  readonly onMove: (position: number) => void;
}

/**
 * Gives every scene an entry of its own in the browser's history, so that Back goes to the scene before: entry n of the
 * quest is scene n. The scene is painted first; then the entries follow one by one until they have caught up with it.
 */
export function useSceneHistory({ tier, position, isLocked, onMove }: SceneHistoryOptions): void {
  const router = useRouter();
  const { history } = router;
  const [pathname] = useState(() => history.location.pathname);
  /** The entry that our own way back leads to, until the browser reports it. */
  const returningTo = useRef<number>(undefined);
  /** The entry before the visitor's latest step. */
  const lastEntry = useRef(sceneOf(history));

  const catchUp = useEffectEvent(() => {
    // The browser has yet to report our own way back, or the visitor has left.
    if (isLocked || returningTo.current !== undefined) return;
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
    // By steps and not by entry: a scene that has no entry yet is left by one step as well. A press of Back on our own way
    // back comes in one report with it.
    const steps = sceneOf(history) - (returningTo.current ?? lastEntry.current);
    returningTo.current = undefined;
    // Out of the first scene, whose own entry the browser may have yet to reach.
    if (position + steps < 0) history.go(-1 - sceneOf(history));
    else if (steps !== 0) onMove(position + steps);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new scene, though it reads no position
  useEffect(() => {
    let cancel = soon(catchUp, writeDelayMs);
    const unsubscribe = history.subscribe(({ action }) => {
      if (action.type !== 'PUSH' && action.type !== 'REPLACE') handlePop();
      lastEntry.current = sceneOf(history);
      cancel();
      cancel = soon(catchUp, 0);
    });
    return () => {
      cancel();
      unsubscribe();
    };
  }, [history, position]);

  useBlocker({ shouldBlockFn: isPop, disabled: !isLocked, enableBeforeUnload: false });
}

/**
 * Goes back to the quest's first entry: what then replaces it leaves no scene of a finished quest for Back to open.
 * Resolves without having arrived when the browser does not report within half a second.
 */
export async function returnToFirstEntry(history: RouterHistory): Promise<void> {
  const scene = sceneOf(history);
  if (scene === 0) return;
  await new Promise<void>((resolve) => {
    const arrive = () => {
      unsubscribe();
      resolve();
    };
    const unsubscribe = history.subscribe(arrive);
    setTimeout(arrive, 500);
    history.go(-scene, { ignoreBlocker: true });
  });
}

function sceneOf({ location }: RouterHistory): number {
  return location.state.scene ?? 0;
}

function isPop({ action }: { readonly action: string }): boolean {
  return action !== 'PUSH' && action !== 'REPLACE';
}

/** Runs it in a while, and returns how to cancel that. */
function soon(run: () => void, delayMs: number): () => void {
  const timer = setTimeout(run, delayMs);
  return () => clearTimeout(timer);
}
