import '@guildpath/ui/styles.css';
import { Brand, NightScene } from '@guildpath/ui';
import { createRoot } from 'react-dom/client';
import classes from './preview.module.css';

// The preview image of a shared link, 1200 by 630 px, which `scripts/draw-pictures.mjs` captures.
function PreviewPicture() {
  return (
    <div className={classes.picture}>
      <NightScene />
      <div className={classes.words}>
        <Brand className={classes.brand} />
        <p className={classes.title}>Your perfect career path is an epic journey away</p>
        <p className={classes.lead}>A free career quest in fifteen short scenes</p>
      </div>
    </div>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<PreviewPicture />);
