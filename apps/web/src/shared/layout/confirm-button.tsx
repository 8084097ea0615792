import { Button, type ButtonProps } from '@guildpath/ui';
import { useState } from 'react';

export interface ConfirmButtonProps extends Omit<ButtonProps, 'children' | 'onClick' | 'onBlur'> {
  /** What it does. */
  readonly action: string;
  /** What it asks after the first press, without the question mark. */
  readonly question: string;
  /** What it does this to, for who hears the buttons one by one. */
  readonly subject: string;
  readonly onConfirm: () => void;
}

/** Acts at the second press; the first one asks, until the focus moves on. */
export function ConfirmButton({
  action,
  question,
  subject,
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
      <span aria-live="polite">{isAsking ? `${question}?` : action}</span>
    </Button>
  );
}
