import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import {
  announceStorageChange,
  readStorage,
  subscribeToStorage,
  visitorKeyPrefix,
  writeStorage,
} from '../../../shared/auth/visitor-storage.ts';

const autoAdvanceKey = `${visitorKeyPrefix}auto-advance`;
/** Long enough to see the choice and to correct it. */
const delayMs = 400;

export interface AutoAdvance {
  /** Off by default; remembered in this browser. */
  readonly isOn: boolean;
  readonly setOn: (isOn: boolean) => void;
  /** Advances after a delay, if it is on and the scene is still the same. */
  readonly start: () => void;
}

export function useAutoAdvance(sceneId: string, advance: () => void): AutoAdvance {
  const isOn = useSyncExternalStore(
    subscribeToStorage,
    () => readStorage(autoAdvanceKey) === 'on',
    () => false,
  );
  // A new object for each choice, so that a second one restarts the delay.
  const [choice, setChoice] = useState<{ readonly sceneId: string }>();
  const handleElapsed = useEffectEvent(advance);

  useEffect(() => {
    if (!isOn || choice?.sceneId !== sceneId) return;
    const timer = setTimeout(() => {
      setChoice(undefined);
      handleElapsed();
    }, delayMs);
    return () => clearTimeout(timer);
  }, [isOn, choice, sceneId]);

  return {
    isOn,
    setOn: (on) => {
      writeStorage(autoAdvanceKey, on ? 'on' : undefined);
      announceStorageChange();
    },
    start: () => {
      if (isOn) setChoice({ sceneId });
    },
  };
}
