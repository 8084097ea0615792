import { lazy, type Ref } from 'react';
import { LazyPart } from '../layout/lazy-part.tsx';
import classes from './lazy-share-panel.module.css';
import type { SharePanelProps } from './share-panel.tsx';

const SharePanel = lazy(async () => {
  const { SharePanel } = await import('./share-panel.tsx');
  return { default: SharePanel };
});

export interface LazySharePanelProps extends SharePanelProps {
  /** Loads the panel; its space is reserved before. Default: true. */
  readonly isLoaded?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

/** If loading fails, the rest of the page stays. */
export function LazySharePanel({ isLoaded = true, ref, ...panel }: LazySharePanelProps) {
  return (
    <div ref={ref} className={classes.space}>
      <div className={classes.panel}>
        <LazyPart
          name="your card"
          failure={<p role="alert">Your card couldn't be loaded. Reload the page to try again.</p>}
        >
          {isLoaded ? <SharePanel {...panel} /> : null}
        </LazyPart>
      </div>
    </div>
  );
}
