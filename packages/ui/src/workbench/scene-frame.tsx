import { Panel } from '../components/panel/panel.tsx';
import { GuildThemeProvider } from '../theme/guild-theme-provider.tsx';
import type { Scene } from './scene.ts';
import classes from './scene-frame.module.css';

export interface SceneFrameProps {
  scene: Scene;
  /** `test` turns off Mantine's transitions and portals. Default: `default`. */
  env?: 'default' | 'test';
}

/** A scene alone in its window, as it would stand in a page. */
export function SceneFrame({ scene, env = 'default' }: SceneFrameProps) {
  const { stories, state, surface } = scene;
  const State = stories.states[state];
  if (!State) throw new Error(`${stories.title} has no state "${state}"`);
  const content = <State surface={surface} />;
  return (
    <GuildThemeProvider env={env}>
      {stories.isScreen ? (
        content
      ) : (
        // Called as the main part of a `Page`, where the tooltips look for their place.
        <main id="content" className={classes.background}>
          <h1 className="gp-visually-hidden">{stories.title}</h1>
          {surface === 'parchment' ? <Panel surface="parchment">{content}</Panel> : content}
        </main>
      )}
    </GuildThemeProvider>
  );
}
