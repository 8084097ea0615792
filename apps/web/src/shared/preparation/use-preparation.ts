import { type Preparation, preparations } from '@guildpath/contract';
import { useState } from 'react';
import { visitorKeyPrefix } from '../auth/visitor-storage.ts';

const storageKey = `${visitorKeyPrefix}preparation`;

/** The choice, and how to change it. */
export type PreparationState = readonly [
  Preparation | undefined,
  (preparation: Preparation | undefined) => void,
];

/** How long the visitor would prepare for a career, undefined for any; remembered in this browser. */
export function usePreparation(): PreparationState {
  const [preparation, setPreparation] = useState(loadPreparation);
  const choose = (chosen: Preparation | undefined) => {
    setPreparation(chosen);
    savePreparation(chosen);
  };
  return [preparation, choose];
}

function loadPreparation(): Preparation | undefined {
  try {
    const stored = localStorage.getItem(storageKey);
    return preparations.find((preparation) => preparation === stored);
  } catch (error) {
    console.warn('This browser keeps nothing, so no choice of preparation is remembered.', error);
    return undefined;
  }
}

function savePreparation(preparation: Preparation | undefined): void {
  try {
    if (preparation) localStorage.setItem(storageKey, preparation);
    else localStorage.removeItem(storageKey);
  } catch (error) {
    console.warn('This browser keeps nothing; the choice lasts as long as this page.', error);
  }
}
