import type { ResultsOutput } from '@guildpath/contract';
import { lazy } from 'react';
import { LazyPart } from '../../../shared/layout/lazy-part.tsx';
import { toCardFacts } from '../../../shared/share-card/card-facts.ts';
import classes from './story-picture.module.css';

const StoryCard = lazy(() =>
  import('../../../shared/share-card/story-card.tsx').then((module) => ({
    default: module.StoryCard,
  })),
);

/** Shows the story in small, as a link to where it is shared. */
export function StoryPicture({ results }: { readonly results: ResultsOutput }) {
  return (
    <a href="#share" className={classes.picture} aria-label="See your story">
      <div className={classes.lens}>
        <LazyPart name="your story" fallback={null} failure={null}>
          <StoryCard
            facts={toCardFacts(results)}
            host={window.location.host}
            withBestMatch={false}
          />
        </LazyPart>
      </div>
    </a>
  );
}
