import { type BasicInterest, maxBasicInterests } from '@guildpath/contract';
import { lazyPart, Part } from '../code-loading/lazy-part.tsx';
import classes from './take-along.module.css';

// Nobody needs the icons who takes nothing along.
const InterestIcon = lazyPart(async () => (await import('./interest-icon.tsx')).InterestIcon);

/** Draws three sockets with what was taken. A label beside them says the same. */
export function Sockets({ taken }: { readonly taken: readonly BasicInterest[] }) {
  const empty = Array.from({ length: maxBasicInterests - taken.length }, (_, index) => index);
  return (
    <span className={classes.sockets} aria-hidden="true">
      {taken.map((interest) => (
        <span key={interest} data-taken="">
          <Part fallback={null} failure={null}>
            <InterestIcon interest={interest} />
          </Part>
        </span>
      ))}
      {empty.map((index) => (
        <span key={index} />
      ))}
    </span>
  );
}
