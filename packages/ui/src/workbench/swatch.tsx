import type { ReactNode } from 'react';
import classes from './swatch.module.css';

interface SwatchProps {
  name: string;
  value: string;
  children?: ReactNode;
}

/** A colour with its name and its value. */
export function Swatch({ name, value, children }: SwatchProps) {
  return (
    <li className={classes.swatch}>
      <span className={classes.colour} style={{ background: `var(${name})` }} />
      <span>
        <code className={classes.name}>{name}</code>
        <span className={classes.value}>{value}</span>
        {children}
      </span>
    </li>
  );
}

/** Swatches beside and below each other. */
export function Swatches({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <h2>{title}</h2>
      <ul className={classes.swatches}>{children}</ul>
    </section>
  );
}
