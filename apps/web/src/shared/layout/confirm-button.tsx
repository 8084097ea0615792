import { Button, type ButtonProps } from '@guildpath/ui';
import { useState } from 'react';

export interface ConfirmButtonProps extends Omit<ButtonProps, 'children' | 'onClick' | 'onBlur'> {
  readonly action: string;
  /** Shown after the first press, with a question mark added. */
  readonly question: string;
  /** Completes the accessible name: `action subject`. Shown too with `showsSubject`. */
  readonly subject: string;
  readonly showsSubject?: boolean;
  /** Shows the subject in the question. Default: false. */
  readonly asksSubject?: boolean;
  readonly onConfirm: () => void;
}

/** Asks at the first press and acts at the second. Losing the focus cancels. */
export function ConfirmButton({
  action,
  question,
  subject,
  showsSubject = false,
  asksSubject = false,
  onConfirm,
  ...props
}: ConfirmButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Button
      {...props}
      aria-label={isAsking ? `${question} ${subject}?` : `${action} ${subject}`}
      onClick={({ detail }) => {
        // A double click is one decision, not two.
        if (detail > 1) return;
        if (isAsking) onConfirm();
        else setIsAsking(true);
      }}
      onBlur={() => setIsAsking(false)}
    >
      <span aria-live="polite">
        {isAsking
          ? `${asksSubject ? `${question} ${subject}` : question}?`
          : showsSubject
            ? `${action} ${subject}`
            : action}
      </span>
    </Button>
  );
}
