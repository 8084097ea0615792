import type { Stories } from '../../workbench/stories.ts';
import classes from '../../workbench/story-layout.module.css';
import { Spinner } from './spinner.tsx';

export const stories: Stories = {
  title: 'Spinner',
  states: {
    'On its own, with words for screen readers': () => <Spinner label="Loading" />,
    'From 20 to 72 pixels': () => (
      <div className={classes.row}>
        {[20, 32, 48, 72].map((size) => (
          <Spinner key={size} size={size} />
        ))}
      </div>
    ),
  },
};
