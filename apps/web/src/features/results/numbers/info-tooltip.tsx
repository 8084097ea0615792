import { Tooltip } from '@guildpath/ui';
import { TooltipGroup, UnstyledButton } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './info-tooltip.module.css';

export interface InfoTooltipProps {
  /** The term beside the button. */
  readonly about: string;
  readonly children: ReactNode;
}

/** Explains a term on hover, tap or keyboard focus. */
export function InfoTooltip({ about, children }: InfoTooltipProps) {
  return (
    <Tooltip label={children}>
      <UnstyledButton className={classes.button} aria-label={`About ${about}`}>
        <IconInfoCircle size={18} stroke={1.75} aria-hidden="true" />
      </UnstyledButton>
    </Tooltip>
  );
}

/** Spec section 9: the first tooltip takes 700 ms; within 300 ms of it the next one opens immediately. */
export function InfoTooltipGroup({ children }: { readonly children: ReactNode }) {
  return (
    <TooltipGroup openDelay={700} closeDelay={300}>
      {children}
    </TooltipGroup>
  );
}
