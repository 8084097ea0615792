import { useSyncExternalStore } from 'react';

export interface Toast {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
}

export interface ShownToast extends Toast {
  /** Tells a toast from one before it with the same words. */
  readonly id: number;
}

let shown: ShownToast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

/** Says something in passing. Only one toast is shown at a time: the newest takes the place of the one before. */
export function showToast(toast: Toast): void {
  lastId += 1;
  change({ ...toast, id: lastId });
}

export function dismissToast(): void {
  change(undefined);
}

export function useShownToast(): ShownToast | undefined {
  return useSyncExternalStore(subscribe, getShown, getNone);
}

function change(toast: ShownToast | undefined): void {
  shown = toast;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function getShown(): ShownToast | undefined {
  return shown;
}

/** A page rendered ahead of time has nothing to say in passing. */
function getNone(): undefined {
  return undefined;
}
