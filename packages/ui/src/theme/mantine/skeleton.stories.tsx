import { Skeleton } from '@mantine/core';
import type { Stories } from '../../workbench/stories.ts';

export const stories: Stories = {
  title: 'Skeleton',
  group: 'Mantine in our theme',
  states: {
    'In the place of a row and of a card': () => (
      <>
        <Skeleton height={112} />
        <br />
        <Skeleton height={320} />
      </>
    ),
  },
};
