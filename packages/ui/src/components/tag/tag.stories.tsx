import { IconHeart } from '@tabler/icons-react';
import type { Stories } from '../../workbench/stories.ts';
import classes from '../../workbench/story-layout.module.css';
import { Tag } from './tag.tsx';

export const stories: Stories = {
  title: 'Tag',
  states: {
    'Without and with an icon': () => (
      <div className={classes.row}>
        <Tag>Career Interests</Tag>
        <Tag icon={<IconHeart size={16} aria-hidden="true" />}>Empathy</Tag>
      </div>
    ),
    'With a long text': () => (
      <Tag icon={<IconHeart size={16} aria-hidden="true" />}>
        Management of material resources across several departments and countries
      </Tag>
    ),
  },
};
