import { useEffect, useEffectEvent, useState } from 'react';
import { type StoredSwitch, useStoredSwitch } from './use-stored-switch.ts';

/** Long enough to see the choice and to correct it. */
const delayMs = 400;

export interface AutoAdvance extends StoredSwitch {
  /** Advances after a delay, if it is on and the scene is still the same. */
  readonly start: () => void;
}

export function useAutoAdvance(sceneId: string, advance: () => void): AutoAdvance {
  const { isOn, setOn } = useStoredSwitch('auto-advance', false);
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
    setOn,
    start: () => {
      if (isOn) setChoice({ sceneId });
    },
  };
}
