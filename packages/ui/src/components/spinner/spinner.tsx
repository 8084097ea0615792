import classes from './spinner.module.css';

export interface SpinnerProps {
  /** Text for screen readers. Default: none, for a spinner beside text that says the same. */
  label?: string;
  /** Width and height in pixels. Default: 48. */
  size?: number;
}

/** Shows a turning compass rose while something loads. */
export function Spinner({ label, size = 48 }: SpinnerProps) {
  return (
    <span className={classes.spinner} role={label ? 'status' : undefined}>
      <svg
        className={classes.rose}
        width={size}
        height={size}
        viewBox="0 0 48 48"
        aria-hidden="true"
      >
        <circle className={classes.ring} cx="24" cy="24" r="20" />
        <circle className={classes.arc} cx="24" cy="24" r="20" pathLength="100" />
        <path className={classes.point} d="M24 8l4 16-4 16-4-16z" />
        <path className={classes.cross} d="M8 24l16-3.2L40 24l-16 3.2z" />
      </svg>
      {label ? <span className="gp-visually-hidden">{label}</span> : null}
    </span>
  );
}
