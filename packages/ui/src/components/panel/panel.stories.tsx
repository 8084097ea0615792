import type { Stories } from '../../workbench/stories.ts';
import classes from '../../workbench/story-layout.module.css';
import { Panel } from './panel.tsx';

export const stories: Stories = {
  title: 'Panel',
  // It makes its background itself.
  surfaces: ['night'],
  states: {
    'Night and parchment': () => (
      <div className={classes.grid}>
        <Panel>By night: the room, and what one chooses in.</Panel>
        <Panel surface="parchment">On parchment: what one reads.</Panel>
      </div>
    ),
    'With corner pieces': () => (
      <div className={classes.grid}>
        <Panel ornate padding="lg">
          The panel that a screen is about.
        </Panel>
        <Panel ornate padding="lg" surface="parchment">
          The panel that a screen is about.
        </Panel>
      </div>
    ),
    'Room within': () => (
      <div className={classes.grid}>
        {(['none', 'sm', 'md', 'lg'] as const).map((padding) => (
          <Panel key={padding} padding={padding}>
            {padding}
          </Panel>
        ))}
      </div>
    ),
    'A parchment lies on the night': () => (
      <Panel padding="lg">
        <h2>Your quest log</h2>
        <br />
        <Panel surface="parchment">
          <h3>Quick Quest</h3>
          <p>
            What stands here takes its colours <a href="#content">from the parchment</a>.
          </p>
        </Panel>
      </Panel>
    ),
    'With a long word': () => (
      <Panel surface="parchment">
        Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft
      </Panel>
    ),
  },
};
