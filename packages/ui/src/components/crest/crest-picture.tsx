import clsx from 'clsx';
import classes from './crest.module.css';
import type { Emblem } from './emblems.tsx';

const pictures: Readonly<Record<string, string>> = import.meta.glob('./pictures/*.svg', {
  eager: true,
  import: 'default',
});

export interface CrestPictureProps {
  emblem: Emblem;
  /** Width in pixels. */
  size: number;
  className?: string | undefined;
}

/** Shows a crest as an image file, for pages with several of them. It is decorative. */
export function CrestPicture({ emblem, size, className }: CrestPictureProps) {
  return (
    <img
      className={clsx(classes.crest, className)}
      src={pictures[`./pictures/${emblem}.svg`]}
      alt=""
      width={size}
      height={(size * 108) / 96}
      loading="lazy"
      decoding="async"
    />
  );
}
