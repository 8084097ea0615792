import type { IconProps } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import classes from './panels.module.css';

interface NothingProps {
  readonly Icon: ComponentType<IconProps>;
  readonly children: ReactNode;
}

/** Takes the place of a list or chart without entries. */
export function Nothing({ Icon, children }: NothingProps) {
  return (
    <div className={classes.nothing}>
      <Icon size={44} stroke={1.25} aria-hidden="true" />
      <p>{children}</p>
    </div>
  );
}
