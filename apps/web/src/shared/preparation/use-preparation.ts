import { type Preparation, preparations } from '@guildpath/contract';
import { useState } from 'react';
import { readStorage, visitorKeyPrefix, writeStorage } from '../auth/visitor-storage.ts';

const storageKey = `${visitorKeyPrefix}preparation`;

/** Remembers in this browser how long the visitor would prepare for a career; undefined stands for any. */
export function usePreparation() {
  const [preparation, setPreparation] = useState(() => {
    const stored = readStorage(storageKey);
    return preparations.find((each) => each === stored);
  });
  const choose = (chosen: Preparation | undefined) => {
    setPreparation(chosen);
    writeStorage(storageKey, chosen);
  };
  return [preparation, choose] as const;
}
