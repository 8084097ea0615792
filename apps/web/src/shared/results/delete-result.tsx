import { tierFacts } from '@guildpath/contract';
import { Button, type ButtonLook } from '@guildpath/ui';
import { IconTrash } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { formatDay } from '../layout/format-time.ts';
import type { DeletedResult } from './delete-result-dialog.tsx';

const loadDialog = () => import('./delete-result-dialog.tsx');
const DeleteResultDialog = lazy(async () => ({ default: (await loadDialog()).DeleteResultDialog }));

export interface DeleteResultProps extends Pick<ButtonLook, 'variant'> {
  readonly result: DeletedResult;
  /** Default: the icon alone. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  /** Takes the result off the screen and moves the focus: the button goes with it. */
  readonly onDeleted: () => void | Promise<void>;
}

/** The button that deletes one of the viewer's results, once that is confirmed. */
export function DeleteResult({
  result,
  children,
  className,
  variant = 'outline',
  onDeleted,
}: DeleteResultProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Stays once opened, so that it closes gently.
  const [wasOpen, setWasOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const prefetch = () => {
    // Only a prefetch: a failure shows when the dialog is opened.
    loadDialog().catch(() => undefined);
  };
  return (
    <>
      <Button
        ref={button}
        variant={variant}
        size="sm"
        className={className}
        leftIcon={<IconTrash size={20} stroke={1.75} aria-hidden="true" />}
        aria-haspopup="dialog"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => {
          setIsOpen(true);
          setWasOpen(true);
        }}
      >
        {children ?? (
          <span className="gp-visually-hidden">
            Delete {tierFacts[result.assessmentType].name} of {formatDay(result.completedAt)}
          </span>
        )}
      </Button>
      {wasOpen ? (
        <Suspense fallback={null}>
          <DeleteResultDialog
            result={result}
            opened={isOpen}
            onClose={() => {
              setIsOpen(false);
              button.current?.focus();
            }}
            onDeleted={onDeleted}
          />
        </Suspense>
      ) : null}
    </>
  );
}
