import classes from './auto-advance-switch.module.css';
import type { AutoAdvance } from './use-auto-advance.ts';

/** Whether the quest goes on by itself, and what the keys do, where there are keys. */
export function AutoAdvanceSwitch({ isOn, setOn }: AutoAdvance) {
  return (
    <div className={classes.row}>
      <label className={classes.switch}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget }) => setOn(currentTarget.checked)}
        />
        Go on by itself after a choice
      </label>
      <p className={classes.keys}>
        <kbd>1</kbd> to <kbd>4</kbd> or <kbd>A</kbd> to <kbd>D</kbd> choose, <kbd>Enter</kbd> goes
        on
      </p>
    </div>
  );
}
