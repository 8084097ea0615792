import type { ResultsOutput } from '@guildpath/contract';
import { LazyPart } from '../../../shared/code-loading/lazy-part.tsx';
import { toCardFacts } from '../../../shared/share-card/card-facts.ts';
import classes from './story-picture.module.css';

const loadStory = () => import('../../../shared/share-card/story-card.tsx');
const name = <span className="gp-visually-hidden">Your story</span>;

/** Shows the story in small, as a link to where it is shared. */
export function StoryPicture({ results }: { readonly results: ResultsOutput }) {
  return (
    <a href="#share" className={classes.picture}>
      <div className={classes.lens}>
        <LazyPart name="your story" load={loadStory} fallback={name} failure={name}>
          {({ StoryCard }) => (
            <StoryCard
              facts={toCardFacts(results)}
              host={window.location.host}
              withBestMatch={false}
            />
          )}
        </LazyPart>
      </div>
    </a>
  );
}
