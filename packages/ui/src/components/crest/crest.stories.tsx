import type { Stories } from '../../workbench/stories.ts';
import classes from '../../workbench/story-layout.module.css';
import { Crest } from './crest.tsx';
import { type Emblem, emblems } from './emblems.tsx';

export const stories: Stories = {
  title: 'Crest',
  states: {
    'Every emblem': () => (
      <div className={classes.row}>
        {Object.keys(emblems).map((emblem) => (
          // The keys of emblems are the emblems.
          <Crest key={emblem} emblem={emblem as Emblem} label={emblem} />
        ))}
      </div>
    ),
    'From 32 to 192 pixels': () => (
      <div className={classes.row}>
        {[32, 48, 96, 192].map((size) => (
          <Crest key={size} emblem="mage" size={size} />
        ))}
      </div>
    ),
  },
};
