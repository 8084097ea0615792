import { type BasicInterest, maxBasicInterests } from '@guildpath/contract';
import { lazyPart, Part } from '../code-loading/lazy-part.tsx';
import type { InterestIconProps } from './interest-icon.tsx';
import classes from './take-along.module.css';

const InterestIcon = lazyPart(async () => (await import('./interest-icon.tsx')).InterestIcon);

/** Shows the icon of a thing once the icons have loaded, which nobody needs who takes nothing along. */
export function TakenIcon(props: InterestIconProps) {
  return (
    <Part fallback={null} failure={null}>
      <InterestIcon {...props} />
    </Part>
  );
}

/** Draws three sockets with what was taken. A label beside them says the same. */
export function Sockets({ taken }: { readonly taken: readonly BasicInterest[] }) {
  const empty = Array.from({ length: maxBasicInterests - taken.length }, (_, index) => index);
  return (
    <span className={classes.sockets} aria-hidden="true">
      {taken.map((interest) => (
        <span key={interest} data-taken="">
          <TakenIcon interest={interest} />
        </span>
      ))}
      {empty.map((index) => (
        <span key={index} />
      ))}
    </span>
  );
}
