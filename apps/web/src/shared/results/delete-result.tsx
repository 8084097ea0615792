import { tierFacts } from '@guildpath/contract';
import { Button, type ButtonLook } from '@guildpath/ui';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { lazyPart, Part } from '../code-loading/lazy-part.tsx';
import { formatDay } from '../layout/format-time.ts';
import type { DeletedResult } from './delete-result-dialog.tsx';

const DeleteResultDialog = lazyPart(
  async () => (await import('./delete-result-dialog.tsx')).DeleteResultDialog,
);

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
  return (
    <>
      <Button
        ref={button}
        variant={variant}
        size="sm"
        className={className}
        leftIcon={<IconTrash size={20} stroke={1.75} aria-hidden="true" />}
        aria-haspopup="dialog"
        onPointerEnter={DeleteResultDialog.preload}
        onFocus={DeleteResultDialog.preload}
        onClick={() => setIsOpen(true)}
      >
        {children ?? (
          <span className="gp-visually-hidden">
            Delete {tierFacts[result.assessmentType].name} of {formatDay(result.completedAt)}
          </span>
        )}
      </Button>
      {isOpen ? (
        <Part name="the dialog" fallback={null}>
          <DeleteResultDialog
            result={result}
            onClose={() => {
              setIsOpen(false);
              button.current?.focus();
            }}
            onDeleted={onDeleted}
          />
        </Part>
      ) : null}
    </>
  );
}
