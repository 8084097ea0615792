import { type BasicInterest, namesOfTaken } from '@guildpath/contract';
import { Button } from '@guildpath/ui';
import { type ReactNode, useRef, useState } from 'react';
import { lazyPart, Part } from '../code-loading/lazy-part.tsx';
import { Sockets } from './sockets.tsx';
import classes from './take-along.module.css';

const Shelf = lazyPart(async () => (await import('./shelf.tsx')).Shelf);

const rowLook = { variant: 'outline', fullWidth: true, className: classes.row ?? '' } as const;
const textLook = { variant: 'quiet', size: 'sm', className: classes.text ?? '' } as const;

export interface ShelfButtonProps {
  readonly taken: readonly BasicInterest[];
  /** True while what was taken is being saved. Default: false. */
  readonly isSaving?: boolean;
  /** Default: a row with three sockets. */
  readonly children?: ReactNode;
  /** Default: the row stays. */
  readonly onPutAway?: (() => void) | undefined;
  /** Must call `close` once the choice is saved. */
  readonly onDone: (taken: readonly BasicInterest[], close: () => void) => void;
}

/** Opens the shelf of things that a person may take along. */
export function ShelfButton({ children, onPutAway, onDone, ...shelf }: ShelfButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        {...(children ? textLook : rowLook)}
        leftIcon={children ? null : <Sockets taken={shelf.taken} />}
        aria-haspopup="dialog"
        onPointerEnter={Shelf.preload}
        onFocus={Shelf.preload}
        onClick={() => setIsOpen(true)}
      >
        {children ?? <Row taken={shelf.taken} />}
      </Button>
      {onPutAway ? (
        <Button
          {...textLook}
          onClick={() => {
            onPutAway();
            button.current?.focus();
          }}
        >
          Not Now
        </Button>
      ) : null}
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
      <strong>{isEmpty ? 'Take up to three things along' : 'Change what you take along'}</strong>{' '}
      <span className={`gp-soft ${classes.words}`}>
        {isEmpty ? 'What should your work be about? (optional)' : namesOfTaken(taken)}
      </span>
    </>
  );
}
