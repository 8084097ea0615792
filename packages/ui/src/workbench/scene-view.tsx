import { useState } from 'react';
import { type Scene, toSceneHash } from './scene.ts';
import classes from './scene-view.module.css';

/** Of a whole screen whose stories name no other height. */
const screenHeight = 680;
const smallestHeight = 72;

export interface SceneViewProps {
  scene: Scene;
  /** Width of the window in pixels; undefined is as wide as there is room. */
  width: number | undefined;
  /** 2 for the browser's zoom at 200 %. */
  zoom: 1 | 2;
  /** What was found when it was checked; undefined before that. */
  problems: readonly string[] | undefined;
}

/** A scene in a window of its own, so that its media queries and its fixed parts go by that window. */
export function SceneView({ scene, width, zoom, problems }: SceneViewProps) {
  const { stories, state, surface } = scene;
  const [contentHeight, setContentHeight] = useState(smallestHeight);
  const fixedHeight = stories.height ?? (stories.isScreen ? screenHeight : undefined);
  const height = fixedHeight ?? Math.max(smallestHeight, contentHeight) * zoom;
  const address = `frame.html${toSceneHash(scene)}`;

  function followHeight(frame: HTMLIFrameElement) {
    const root = frame.contentDocument?.getElementById('root');
    if (!root) return;
    // A margin of the content may stick out of it at the bottom.
    new ResizeObserver(() => setContentHeight(Math.ceil(root.scrollHeight))).observe(root);
  }

  return (
    <section className={classes.scene} aria-label={`${state}, ${surface}`}>
      <div className={classes.head}>
        <h2 className={classes.state}>
          {state} <span className={classes.surface}>{surface}</span>
        </h2>
        <a href={address} target="_blank" rel="noreferrer">
          Open alone
        </a>
      </div>
      <div className={classes.window} style={{ width: width ?? '100%', height }}>
        <iframe
          className={classes.frame}
          title={`${stories.title}: ${state}, ${surface}`}
          src={address}
          style={{ width: `${100 / zoom}%`, height: `${100 / zoom}%`, scale: String(zoom) }}
          data-scene
          // Each is a whole page: those further down can wait.
          loading="lazy"
          onLoad={(event) => followHeight(event.currentTarget)}
        />
      </div>
      <div role="status">
        {problems?.length === 0 ? <p className={classes.fine}>No accessibility finding.</p> : null}
        {problems?.map((problem) => (
          <p key={problem} className={classes.problem}>
            {problem}
          </p>
        ))}
      </div>
    </section>
  );
}
