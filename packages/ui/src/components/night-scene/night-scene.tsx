import { useState, useSyncExternalStore } from 'react';
import classes from './night-scene.module.css';
import picture from './night-scene.svg';

/** Shows the road to the guild hall by night. It fills its parent and is decorative. */
export function NightScene() {
  // Only in the page from the server: later the picture is loaded, and a fade would show a black page.
  const [fades] = useState(useSyncExternalStore(subscribeToNothing, isNotServed, isServed));
  return (
    <div className={classes.scene}>
      {/* Low priority, or React would preload it before the text. */}
      <img
        className={classes.drawing}
        data-fades={fades || undefined}
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

const subscribeToNothing = () => () => {};
const isNotServed = () => false;
const isServed = () => true;
