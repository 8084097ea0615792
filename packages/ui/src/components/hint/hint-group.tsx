import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';

/** Spec section 9. */
const openDelayMs = 700;
const skipDelayMs = 300;

/** Around hints: the first one takes its time, and who goes on to another within a moment sees that at once. */
export function HintGroup({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Group openDelay={openDelayMs} closeDelay={skipDelayMs}>
      {children}
    </Tooltip.Group>
  );
}
