import clsx from 'clsx';
import classes from './crest.module.css';

/** The three classes, the six interest types, and the explorer, for results without a leading interest. */
export const emblems = [
  'warrior',
  'mage',
  'healer',
  'realistic',
  'investigative',
  'artistic',
  'social',
  'enterprising',
  'conventional',
  'explorer',
] as const;
export type Emblem = (typeof emblems)[number];

const pictures: Readonly<Record<string, string>> = import.meta.glob(
  ['./pictures/*.svg', './pictures/titles/*.svg'],
  { eager: true, import: 'default' },
);

export interface CrestProps {
  emblem: Emblem;
  /** File name of a guild title's emblem: `trail-warden`. Default, for unknown titles too: the class's. */
  title?: string | undefined;
  /** Width in pixels. Default: 96. */
  size?: number;
  /** Default: `lazy`. */
  loading?: 'lazy' | 'eager';
  className?: string | undefined;
}

/** Shows the emblem of an interest type, or a class or guild title on the shield of the class. Decorative. */
export function Crest({ emblem, title, size = 96, loading = 'lazy', className }: CrestProps) {
  return (
    <img
      className={clsx(classes.crest, className)}
      data-emblem={emblem}
      src={pictures[`./pictures/titles/${title}.svg`] ?? pictures[`./pictures/${emblem}.svg`]}
      alt=""
      width={size}
      height={(size * 108) / 96}
      loading={loading}
      decoding="async"
    />
  );
}
