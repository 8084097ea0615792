import classes from './night-scene.module.css';
import picture from './night-scene.svg';
import inlinePicture from './night-scene.svg?inline';

/** Shows the road to the guild hall by night. It fills its parent and is decorative. */
export function NightScene() {
  return (
    <div className={`gp-on-screen ${classes.scene}`}>
      <img
        className={classes.drawing}
        // In the page from the server it is painted with the text. Hydration leaves it as it is.
        src={import.meta.env.SSR ? inlinePicture : picture}
        suppressHydrationWarning
        alt=""
        width={1600}
        height={900}
      />
    </div>
  );
}
