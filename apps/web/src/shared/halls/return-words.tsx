import { Button, Panel } from '@guildpath/ui';
import { useState } from 'react';
import { focusScreen } from '../layout/focus-screen.ts';
import classes from './return-words.module.css';
import { readPlace, writePlace } from './stored-place.ts';

/** Shows the four words until the student has written them down; then no one can see them again. */
export function ReturnWords() {
  const [place, setPlace] = useState(() => readPlace());
  if (!place?.returnWords) return null;
  const forget = () => {
    const written = { ...place, returnWords: undefined };
    writePlace(written);
    setPlace(written);
    // The pressed button is gone.
    focusScreen();
  };
  return (
    <Panel
      as="section"
      surface="parchment"
      className={`gp-on-screen ${classes.words}`}
      aria-labelledby="return-words"
    >
      <h2 id="return-words">Write these down</h2>
      <p className={classes.four} translate="no">
        {place.returnWords}
      </p>
      <p>
        These four words bring you back here, on any device, without a name or an email. Keep them
        to yourself: anyone who has them can open your result. We can’t show them again.
      </p>
      <Button size="sm" onClick={forget}>
        I’ve Written Them Down
      </Button>
    </Panel>
  );
}
