import { Badge } from '@mantine/core';
import '../../mantine-records.css';
import type { Stories } from '../../workbench/stories.ts';
import classes from '../../workbench/story-layout.module.css';

export const stories: Stories = {
  title: 'Badge',
  group: 'Mantine in our theme',
  surfaces: ['night'],
  states: {
    'Every kind': () => (
      <div className={classes.row}>
        {['destructive', 'default', 'secondary', 'outline'].map((variant) => (
          <Badge key={variant} variant={variant}>
            {variant}
          </Badge>
        ))}
      </div>
    ),
  },
};
