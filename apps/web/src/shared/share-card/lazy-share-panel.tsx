import type { Ref } from 'react';
import { LazyPart } from '../code-loading/lazy-part.tsx';
import classes from './lazy-share-panel.module.css';
import type { SharePanelProps } from './share-panel.tsx';

const loadPanel = () => import('./share-panel.tsx');

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
        {isLoaded ? (
          <LazyPart
            name="your card"
            load={loadPanel}
            failure={
              <p role="alert">Your card couldn't be loaded. Reload the page to try again.</p>
            }
          >
            {({ SharePanel }) => <SharePanel {...panel} />}
          </LazyPart>
        ) : null}
      </div>
    </div>
  );
}
