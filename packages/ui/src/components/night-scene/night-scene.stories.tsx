import type { Stories } from '../../workbench/stories.ts';
import { NightScene } from './night-scene.tsx';

export const stories: Stories = {
  title: 'NightScene',
  surfaces: ['night'],
  height: 560,
  states: {
    'Behind a whole screen': () => (
      <div style={{ position: 'relative', height: 500 }}>
        <NightScene />
      </div>
    ),
  },
};
