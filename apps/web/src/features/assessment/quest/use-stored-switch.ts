import { useSyncExternalStore } from 'react';
import {
  announceStorageChange,
  readStorage,
  subscribeToStorage,
  visitorKeyPrefix,
  writeStorage,
} from '../../../shared/auth/visitor-storage.ts';

export interface StoredSwitch {
  readonly isOn: boolean;
  readonly setOn: (isOn: boolean) => void;
}

/** Remembers a switch in this browser. */
export function useStoredSwitch(name: string, isOnByDefault: boolean): StoredSwitch {
  const key = visitorKeyPrefix + name;
  const other = isOnByDefault ? 'off' : 'on';
  const isOther = useSyncExternalStore(
    subscribeToStorage,
    () => readStorage(key) === other,
    () => false,
  );
  return {
    isOn: isOther !== isOnByDefault,
    setOn: (isOn) => {
      writeStorage(key, isOn === isOnByDefault ? undefined : other);
      announceStorageChange();
    },
  };
}
