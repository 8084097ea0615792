import clsx from 'clsx';
import type { ComponentProps } from 'react';
import classes from './prose.module.css';

export interface ProseProps extends ComponentProps<'div'> {}

/** Styles long-form text: headings, paragraphs, lists and tables. */
export function Prose({ className, ...rest }: ProseProps) {
  return <div {...rest} className={clsx(classes.prose, className)} />;
}
