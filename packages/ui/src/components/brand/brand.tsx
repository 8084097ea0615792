import clsx from 'clsx';
import classes from './brand.module.css';

export interface BrandProps {
  className?: string;
}

/** Shows the mark and the name of Guildpath. Wrap it in a link to the home page. */
export function Brand({ className }: BrandProps) {
  return (
    <span className={clsx(classes.brand, className)}>
      <svg className={classes.mark} viewBox="0 0 40 40" aria-hidden="true">
        <path
          className={classes.shield}
          d="M20 2.5 35 7v13.5c0 8-6 13.6-15 17-9-3.4-15-9-15-17V7z"
        />
        <path
          className={classes.road}
          d="M17 33.5c0-4 8-5.5 8-9 0-3-6-3.5-6-6.5h2.5c0 2.5 7 2.9 7 6.7 0 4.3-7 5.3-7 9.3z"
        />
        <path
          className={classes.star}
          d="m20 6.5 1.5 4.3 4.3 1.5-4.3 1.5L20 18.1l-1.5-4.3-4.3-1.5 4.3-1.5z"
        />
      </svg>
      <span className={classes.name} data-brand-name>
        Guildpath
      </span>
    </span>
  );
}
