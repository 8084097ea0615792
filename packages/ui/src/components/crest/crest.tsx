import clsx from 'clsx';
import { useId } from 'react';
import classes from './crest.module.css';
import { CrestDrawing } from './crest-drawing.tsx';
import type { Emblem } from './emblems.tsx';

export interface CrestProps {
  emblem: Emblem;
  /** Width in pixels. Default: 96. */
  size?: number;
  /** Accessible name. Default: none, because its name is beside it. */
  label?: string;
  className?: string;
}

/** The arms of a class or of an interest type: a gilded shield with its charge. */
export function Crest({ emblem, size = 96, label, className }: CrestProps) {
  const id = useId();
  return (
    <svg
      className={clsx(classes.crest, className)}
      width={size}
      height={(size * 108) / 96}
      viewBox="0 0 96 108"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <CrestDrawing emblem={emblem} id={id} />
    </svg>
  );
}
