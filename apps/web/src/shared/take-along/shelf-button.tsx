import { type BasicInterest, basicInterestNames } from '@guildpath/contract';
import { type ReactNode, type RefObject, useState } from 'react';
import { lazyPart, Part } from '../code-loading/lazy-part.tsx';
import { Sockets } from './sockets.tsx';
import classes from './take-along.module.css';

const Shelf = lazyPart(async () => (await import('./shelf.tsx')).Shelf);

export interface ShelfButtonProps {
  readonly taken: readonly BasicInterest[];
  /** True while what was taken is being saved. Default: false. */
  readonly isSaving?: boolean;
  /** Takes the focus when the shelf closes. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Default: a row with three sockets. */
  readonly children?: ReactNode;
  /** Must call `close` once the choice is saved. */
  readonly onDone: (taken: readonly BasicInterest[], close: () => void) => void;
}

/** Opens the shelf of things that a person may take along. */
export function ShelfButton({ button, children, onDone, ...shelf }: ShelfButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={children ? classes.link : classes.row}
        aria-haspopup="dialog"
        onPointerEnter={Shelf.preload}
        onFocus={Shelf.preload}
        onClick={() => setIsOpen(true)}
      >
        {children ?? <Row taken={shelf.taken} />}
      </button>
      {isOpen ? (
        <Part name="the shelf" fallback={null}>
          <Shelf {...shelf} onClose={close} onDone={(taken) => onDone(taken, close)} />
        </Part>
      ) : null}
    </>
  );
}

function Row({ taken }: Pick<ShelfButtonProps, 'taken'>) {
  const isEmpty = taken.length === 0;
  return (
    <>
      <Sockets taken={taken} />
      <span className={`gp-stack ${classes.words}`}>
        <strong>{isEmpty ? 'Take up to three things along' : 'Change what you take along'}</strong>{' '}
        <span className="gp-soft">
          {isEmpty
            ? 'What should your work be about? (optional)'
            : taken.map((interest) => basicInterestNames[interest]).join(', ')}
        </span>
      </span>
    </>
  );
}
