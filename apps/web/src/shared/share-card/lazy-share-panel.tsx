import { lazyPart, Part } from '../code-loading/lazy-part.tsx';
import classes from './lazy-share-panel.module.css';
import type { SharePanelProps } from './share-panel.tsx';

const SharePanel = lazyPart(async () => (await import('./share-panel.tsx')).SharePanel);

export function LazySharePanel(panel: SharePanelProps) {
  return (
    <div className={classes.space}>
      <div className={classes.panel}>
        <Part name="your card">
          <SharePanel {...panel} />
        </Part>
      </div>
    </div>
  );
}
