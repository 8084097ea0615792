import { Tooltip, UnstyledButton } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './hint.module.css';

export interface HintProps {
  /** What is explained, as it is called beside the hint. */
  about: string;
  /** A sentence or two. */
  children: ReactNode;
}

/** A word of explanation behind a small button, for who points at it, taps it or comes to it by keyboard. */
export function Hint({ about, children }: HintProps) {
  return (
    <Tooltip label={children}>
      <UnstyledButton className={classes.hint} aria-label={`About ${about}`}>
        <IconInfoCircle size={18} stroke={1.75} aria-hidden="true" />
      </UnstyledButton>
    </Tooltip>
  );
}
