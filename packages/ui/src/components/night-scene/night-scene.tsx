import classes from './night-scene.module.css';
import picture from './night-scene.svg';

/** Shows the road to the guild hall by night. It fills its parent and is decorative. */
export function NightScene() {
  return (
    <div className={classes.scene}>
      {/* Low priority, or React would preload it before the text. */}
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
