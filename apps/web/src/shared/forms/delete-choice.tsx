import { Button, type ButtonProps } from '@guildpath/ui';
import classes from './dialog.module.css';

export interface DeleteChoiceProps
  extends Pick<ButtonProps, 'type' | 'disabled' | 'loading' | 'onClick'> {
  /** Completes `Keep …` and `Delete …`. */
  readonly noun: string;
  readonly onKeep: () => void;
}

/** Renders the last question of a deletion; all props but the first two are those of its second button. */
export function DeleteChoice({ noun, onKeep, ...props }: DeleteChoiceProps) {
  return (
    <div className={`gp-row gp-gap-3 ${classes.choice}`}>
      <Button variant="outline" onClick={onKeep} data-autofocus>
        {`Keep ${noun}`}
      </Button>
      <Button variant="outline" className={classes.destructive} {...props}>
        {`Delete ${noun}`}
      </Button>
    </div>
  );
}
