import { Tooltip } from '@mantine/core';
import type { HTMLAttributes, ReactNode, RefObject } from 'react';

export interface HintBubbleProps
  extends Pick<HTMLAttributes<HTMLElement>, 'onPointerEnter' | 'onPointerLeave'> {
  id: string;
  /** What the bubble stands beside. */
  button: RefObject<HTMLElement | null>;
  isOpen: boolean;
  children: ReactNode;
}

/** What a hint says, beside its button. In a file of its own, which comes when a hint is wanted. */
export function HintBubble({ id, button, isOpen, children, ...pointing }: HintBubbleProps) {
  return (
    <Tooltip
      {...pointing}
      target={button}
      opened={isOpen}
      label={<span id={id}>{children}</span>}
    />
  );
}
