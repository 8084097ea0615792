import { tierFacts } from '@guildpath/contract';
import { Button, type ButtonLook } from '@guildpath/ui';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { LazyPart } from '../code-loading/lazy-part.tsx';
import { formatDay } from '../layout/format-time.ts';
import type { DeletedResult } from './delete-result-dialog.tsx';

const loadDialog = () => import('./delete-result-dialog.tsx');

export interface DeleteResultProps extends Pick<ButtonLook, 'variant'> {
  readonly result: DeletedResult;
  /** Default: only the icon is visible. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  /** Must remove the result from the screen and move the focus, because the button disappears too. */
  readonly onDeleted: () => void | Promise<void>;
}

/** Renders a button that deletes a result after a confirmation. */
export function DeleteResult({
  result,
  children,
  className,
  variant = 'outline',
  onDeleted,
}: DeleteResultProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const prefetch = () => {
    // A failure shows when the dialog is opened.
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
        onClick={() => setIsOpen(true)}
      >
        {children ?? (
          <span className="gp-visually-hidden">
            Delete {tierFacts[result.assessmentType].name} of {formatDay(result.completedAt)}
          </span>
        )}
      </Button>
      {isOpen ? (
        <LazyPart name="the dialog" load={loadDialog} fallback={null}>
          {({ DeleteResultDialog }) => (
            <DeleteResultDialog
              result={result}
              onClose={() => {
                setIsOpen(false);
                button.current?.focus();
              }}
              onDeleted={onDeleted}
            />
          )}
        </LazyPart>
      ) : null}
    </>
  );
}
