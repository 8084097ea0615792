import { UnstyledButton } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import classes from './hint.module.css';
import type { HintBubble } from './hint-bubble.tsx';
import { useHint } from './use-hint.ts';

export interface HintProps {
  /** What is explained, as it is called beside the hint. */
  about: string;
  /** A sentence or two. */
  children: ReactNode;
}

/** A word of explanation behind a small button, for who points at it, taps it or comes to it by keyboard. */
export function Hint({ about, children }: HintProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { id, isOpen, pointing, pressing } = useHint(button);
  const [Bubble, setBubble] = useState<typeof HintBubble>();

  // Placing a bubble takes more code than all the rest of a page's own: it comes to those who want it.
  const prepare = () => {
    if (!Bubble) void loadBubble().then((loaded) => setBubble(() => loaded));
  };

  return (
    <>
      <UnstyledButton
        ref={button}
        className={classes.hint}
        aria-label={`About ${about}`}
        aria-describedby={isOpen && Bubble ? id : undefined}
        {...pointing}
        {...pressing}
        onMouseEnter={() => {
          prepare();
          pointing.onMouseEnter();
        }}
        onFocus={() => {
          prepare();
          pressing.onFocus();
        }}
      >
        <IconInfoCircle size={18} stroke={1.75} aria-hidden="true" />
      </UnstyledButton>
      {Bubble ? (
        <Bubble
          id={id}
          button={button}
          isOpen={isOpen}
          onPointerEnter={pointing.onMouseEnter}
          onPointerLeave={pointing.onMouseLeave}
        >
          {children}
        </Bubble>
      ) : null}
    </>
  );
}

async function loadBubble(): Promise<typeof HintBubble | undefined> {
  try {
    return (await import('./hint-bubble.tsx')).HintBubble;
  } catch (error) {
    // Without it there is no explanation now; whoever comes back to the hint asks for it again.
    console.warn('A hint could not be loaded.', error);
    return undefined;
  }
}
