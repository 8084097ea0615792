import clsx from 'clsx';
import type { ComponentProps } from 'react';
import classes from './panel.module.css';

export interface PanelProps extends ComponentProps<'div'> {
  /** `parchment` to read on, `night` for the rest. Default: `night`. */
  surface?: 'night' | 'parchment';
  /** Default: `div`. */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  /** Default: `md`. */
  padding?: 'none' | 'sm' | 'md' | 'lg';
  /** Ornamental corners, for the main panel of a screen. Default: false. */
  ornate?: boolean;
}

/** A sheet of parchment, or a gilded board of night, which sets the colours of its content. */
export function Panel({
  surface = 'night',
  as: Element = 'div',
  padding = 'md',
  ornate = false,
  className,
  ...rest
}: PanelProps) {
  // The elements that `as` allows have the same props as far as a panel uses them.
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
