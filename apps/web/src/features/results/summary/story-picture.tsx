import { paths, type ResultsOutput } from '@guildpath/contract';
import classes from './story-picture.module.css';

/** Shows the story in small, as a link to where it is shared. */
export function StoryPicture({ results }: { readonly results: ResultsOutput }) {
  return (
    <a href="#share" className={classes.picture}>
      <img
        src={paths.story(results.assessmentResult.id)}
        alt="Your story"
        width={540}
        height={960}
      />
    </a>
  );
}
