import { LazyPart } from '../code-loading/lazy-part.tsx';
import classes from './lazy-share-panel.module.css';
import type { SharePanelProps } from './share-panel.tsx';

const loadPanel = () => import('./share-panel.tsx');

/** If loading fails, the rest of the page stays. */
export function LazySharePanel(panel: SharePanelProps) {
  return (
    <div className={classes.space}>
      <div className={classes.panel}>
        <LazyPart
          name="your card"
          load={loadPanel}
          failure={<p role="alert">Your card couldn't be loaded. Reload the page to try again.</p>}
        >
          {({ SharePanel }) => <SharePanel {...panel} />}
        </LazyPart>
      </div>
    </div>
  );
}
