import { useEffect, useEffectEvent, useId, useRef } from 'react';
import classes from './auto-advance-switch.module.css';
import type { AutoAdvance } from './use-auto-advance.ts';

export function AutoAdvanceSwitch({ isOn, setOn }: AutoAdvance) {
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const takeEarlyPress = useEffectEvent(() => {
    if (input.current && input.current.checked !== isOn) setOn(input.current.checked);
  });
  // It can be toggled before hydration.
  useEffect(() => takeEarlyPress(), []);
  return (
    <div className={classes.row}>
      <label className={classes.switch}>
        <input
          ref={input}
          type="checkbox"
          checked={isOn}
          aria-describedby={isOn ? noteId : undefined}
          onChange={({ currentTarget }) => setOn(currentTarget.checked)}
        />
        Move on automatically
      </label>
      {isOn ? (
        <p id={noteId} className={classes.note}>
          Where we also ask “Least like you?”, after your second pick
        </p>
      ) : null}
      <p className={classes.keys}>
        <kbd>1</kbd> to <kbd>4</kbd> or <kbd>A</kbd> to <kbd>D</kbd> to choose, <kbd>Enter</kbd> to
        continue
      </p>
    </div>
  );
}
