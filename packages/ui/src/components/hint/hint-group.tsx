import { createContext, type ReactNode, type RefObject, useRef } from 'react';

/** The hint that is open, if one is, and how to close it. */
export type OpenHint = { readonly id: string; readonly close: () => void } | undefined;

/** Hints without a group around them are a group too. */
export const HintGroupContext = createContext<RefObject<OpenHint>>({ current: undefined });

/** Around hints: the first one takes its time, and who goes on to another within a moment sees that at once. */
export function HintGroup({ children }: { children: ReactNode }) {
  const open = useRef<OpenHint>(undefined);
  return <HintGroupContext value={open}>{children}</HintGroupContext>;
}
