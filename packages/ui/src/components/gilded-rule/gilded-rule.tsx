import clsx from 'clsx';
import classes from './gilded-rule.module.css';

export interface GildedRuleProps {
  className?: string;
}

/** A fine gold line with a lozenge in the middle; decoration. */
export function GildedRule({ className }: GildedRuleProps) {
  return (
    <svg className={clsx(classes.rule, className)} viewBox="0 0 240 16" aria-hidden="true">
      <path className={classes.line} d="M0 8h98M142 8h98" />
      <path className={classes.fill} d="m120 1 6.5 7-6.5 7-6.5-7z" />
      <path
        className={classes.fill}
        d="m104 4.5 3.2 3.5-3.2 3.5-3.2-3.5zM136 4.5l3.2 3.5-3.2 3.5-3.2-3.5z"
      />
    </svg>
  );
}
