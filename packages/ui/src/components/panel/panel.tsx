import clsx from 'clsx';
import type { ComponentProps } from 'react';
import classes from './panel.module.css';

export interface PanelProps extends ComponentProps<'div'> {
  /** `parchment` to read on, `night` for the rest. Default: `night`. */
  surface?: 'night' | 'parchment';
  /** Default: `div`. */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  /** Room within. Default: `md`. */
  padding?: 'none' | 'sm' | 'md' | 'lg';
  /** Corner pieces, for the panel that a screen is about. Default: false. */
  ornate?: boolean;
}

/** A sheet of parchment, or a gilded board of night. What stands on it takes its colours from it. */
export function Panel({
  surface = 'night',
  as: Element = 'div',
  padding = 'md',
  ornate = false,
  className,
  ...rest
}: PanelProps) {
  // The few elements that `as` allows differ in nothing that a panel uses.
  const Tag = Element as 'div';
  return (
    <Tag
      {...rest}
      data-surface={surface}
      className={clsx(
        classes.panel,
        classes[surface],
        classes[`padding-${padding}`],
        ornate && classes.ornate,
        className,
      )}
    />
  );
}
