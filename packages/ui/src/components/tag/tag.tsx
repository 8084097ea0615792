import clsx from 'clsx';
import type { ReactNode } from 'react';
import classes from './tag.module.css';

export interface TagProps {
  children: ReactNode;
  className?: string;
}

/** Shows a small label, such as a skill. */
export function Tag({ children, className }: TagProps) {
  return <span className={clsx(classes.tag, className)}>{children}</span>;
}
