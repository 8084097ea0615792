import clsx from 'clsx';
import { useId } from 'react';
import classes from './crest.module.css';
import { CrestDrawing } from './crest-drawing.tsx';
import type { Emblem } from './emblems.tsx';

export interface CrestProps {
  emblem: Emblem;
  /** Width in pixels. Default: 96. */
  size?: number;
  className?: string;
}

/** Draws the shield of a class or an interest type. It is decorative. */
export function Crest({ emblem, size = 96, className }: CrestProps) {
  const id = useId();
  return (
    <svg
      className={clsx(classes.crest, className)}
      width={size}
      height={(size * 108) / 96}
      viewBox="0 0 96 108"
      aria-hidden="true"
    >
      <CrestDrawing emblem={emblem} id={id} />
    </svg>
  );
}
