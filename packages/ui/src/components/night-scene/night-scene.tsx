import clsx from 'clsx';
import classes from './night-scene.module.css';
import picture from './night-scene.svg';

export interface NightSceneProps {
  className?: string;
}

/** The road to the guild hall by night. Fills its parent; decorative for screen readers. */
export function NightScene({ className }: NightSceneProps) {
  return (
    <div className={clsx(classes.scene, className)}>
      {/* After what is there to read; React would even preload it. */}
      <img
        className={classes.drawing}
        src={picture}
        alt=""
        width={1600}
        height={900}
        fetchPriority="low"
        decoding="async"
      />
    </div>
  );
}
