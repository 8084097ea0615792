import { useEffect, useEffectEvent, useId, useRef } from 'react';
import classes from './quest-switches.module.css';
import type { StoredSwitch } from './use-stored-switch.ts';

export interface QuestSwitchesProps {
  readonly autoAdvance: StoredSwitch;
  /** Off for those whose speech input or stray keys would choose (WCAG 2.1.4). */
  readonly choiceKeys: StoredSwitch;
}

export function QuestSwitches({ autoAdvance, choiceKeys }: QuestSwitchesProps) {
  const noteId = useId();
  return (
    <div className={classes.row}>
      <div className={classes.switches}>
        <Switch
          {...autoAdvance}
          label="Move on automatically"
          noteId={autoAdvance.isOn ? noteId : undefined}
        />
        <div className={classes.forKeys}>
          <Switch {...choiceKeys} label="Choose with keys" />
        </div>
      </div>
      {autoAdvance.isOn ? (
        <p id={noteId} className="gp-tiny">
          Where we also ask “Least like you?”, after your second pick
        </p>
      ) : null}
      <p className={classes.keys}>
        {choiceKeys.isOn ? (
          <span>
            <kbd>1</kbd> to <kbd>4</kbd> or <kbd>A</kbd> to <kbd>D</kbd> to choose,{' '}
          </span>
        ) : null}
        <span>
          <kbd>Enter</kbd> to continue
        </span>
      </p>
    </div>
  );
}

interface SwitchProps extends StoredSwitch {
  readonly label: string;
  readonly noteId?: string | undefined;
}

function Switch({ isOn, setOn, label, noteId }: SwitchProps) {
  const input = useRef<HTMLInputElement>(null);
  const takeEarlyPress = useEffectEvent(() => {
    if (input.current && input.current.checked !== isOn) setOn(input.current.checked);
  });
  // It can be toggled before hydration.
  useEffect(() => takeEarlyPress(), []);
  return (
    <label className={classes.switch}>
      <input
        ref={input}
        type="checkbox"
        checked={isOn}
        aria-describedby={noteId}
        onChange={({ currentTarget }) => setOn(currentTarget.checked)}
      />
      {label}
    </label>
  );
}
