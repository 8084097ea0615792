import type { Stories } from '../../workbench/stories.ts';
import { Brand } from './brand.tsx';

export const stories: Stories = {
  title: 'Brand',
  surfaces: ['night'],
  states: {
    'As it stands in the bar': () => <Brand />,
    'As a link home': () => (
      <a href="#content" style={{ textDecoration: 'none' }}>
        <Brand />
      </a>
    ),
  },
};
