import clsx from 'clsx';
import type { ComponentProps } from 'react';
import classes from './panel.module.css';

export interface PanelProps extends ComponentProps<'div'> {
  /** `parchment` for reading, `night` for the rest. Default: `night`. */
  surface?: 'night' | 'parchment';
  /** Default: `div`. */
  as?: 'div' | 'section' | 'article' | 'li';
  /** Default: `md`. */
  padding?: 'none' | 'sm' | 'md' | 'lg';
  /** Adds ornamental corners, for the main panel of a screen. Default: false. */
  ornate?: boolean;
}

/** Renders a sheet of parchment or night, which sets the colours of its content. */
export function Panel({
  surface = 'night',
  as: Element = 'div',
  padding = 'md',
  ornate = false,
  className,
  ...rest
}: PanelProps) {
  // The elements that `as` allows share the props that a panel uses.
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
