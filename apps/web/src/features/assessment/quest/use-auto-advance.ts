import { useEffect, useEffectEvent, useState } from 'react';
import { visitorKeyPrefix } from '../../../shared/auth/visitor-storage.ts';

export const autoAdvanceKey = `${visitorKeyPrefix}auto-advance`;
/** Long enough to see the choice, and to correct a slip of the finger. */
const pauseMs = 400;

export interface AutoAdvance {
  /** Off by default; remembered in this browser. */
  readonly isOn: boolean;
  readonly setOn: (isOn: boolean) => void;
  /** Goes on in a moment, if it is on and the scene has not changed by then. */
  readonly start: () => void;
}

/** Goes on to the next scene by itself after a choice, for visitors who have turned that on. */
export function useAutoAdvance(sceneId: string, goOn: () => void): AutoAdvance {
  const [isOn, setIsOn] = useState(readSetting);
  // A new object for each choice, so that a second one starts the pause again.
  const [choice, setChoice] = useState<{ readonly sceneId: string }>();
  const elapse = useEffectEvent(goOn);

  useEffect(() => {
    if (!isOn || choice?.sceneId !== sceneId) return;
    const timer = setTimeout(() => {
      setChoice(undefined);
      elapse();
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [isOn, choice, sceneId]);

  return {
    isOn,
    setOn: (on) => {
      setIsOn(on);
      saveSetting(on);
    },
    start: () => {
      if (isOn) setChoice({ sceneId });
    },
  };
}

function readSetting(): boolean {
  if (import.meta.env.SSR) return false;
  try {
    return localStorage.getItem(autoAdvanceKey) === 'on';
  } catch (error) {
    console.warn('This browser keeps no settings; the quest waits for Next.', error);
    return false;
  }
}

function saveSetting(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(autoAdvanceKey, 'on');
    else localStorage.removeItem(autoAdvanceKey);
  } catch (error) {
    console.warn('This browser keeps no settings; this one lasts as long as the page.', error);
  }
}
