import clsx from 'clsx';
import type { ReactNode } from 'react';
import classes from './tag.module.css';

export interface TagProps {
  children: ReactNode;
  /** An icon before the text. */
  icon?: ReactNode;
  className?: string;
}

/** A small label: what a scene measures, a skill that a career asks for. */
export function Tag({ children, icon, className }: TagProps) {
  return (
    <span className={clsx(classes.tag, className)}>
      {icon}
      {children}
    </span>
  );
}
