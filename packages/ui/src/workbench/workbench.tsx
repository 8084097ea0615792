import { useState } from 'react';
import { Brand } from '../components/brand/brand.tsx';
import { Button } from '../components/button/button.tsx';
import { allStories } from './all-stories.ts';
import { Choice } from './choice.tsx';
import { listScenes, toSceneHash } from './scene.ts';
import { SceneView } from './scene-view.tsx';
import { groups, surfaces } from './stories.ts';
import { useHash } from './use-hash.ts';
import { toHash, toView, type View, widthNames, widths } from './view.ts';
import classes from './workbench.module.css';

/** All components at the left; at the right every state of the one that is chosen, each in its own window. */
export function Workbench() {
  const view = toView(useHash());
  const [problems, setProblems] = useState<Readonly<Record<string, readonly string[]>>>({});
  const scenes = listScenes().filter(
    ({ stories, surface }) =>
      stories.title === view.component && surface === (view.surface ?? surface),
  );
  const show = (change: Partial<View>) => {
    window.location.hash = toHash({ ...view, ...change });
  };

  async function checkAll() {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-scene]')) {
      if (frame.contentWindow && !('findAccessibilityProblems' in frame.contentWindow)) {
        await loadNow(frame);
      }
      const found = await frame.contentWindow?.findAccessibilityProblems();
      const address = new URL(frame.src).hash;
      setProblems((before) => ({ ...before, [address]: found ?? [] }));
    }
  }

  return (
    <div className={classes.workbench}>
      <nav className={classes.sidebar} aria-label="Components">
        <Brand />
        {groups.map((group) => (
          <div key={group}>
            <p className={classes.group}>{group}</p>
            <ul className={classes.list}>
              {allStories
                .filter((stories) => (stories.group ?? 'Components') === group)
                .map(({ title }) => (
                  <li key={title}>
                    <a
                      href={toHash({ ...view, component: title })}
                      aria-current={title === view.component ? 'page' : undefined}
                    >
                      {title}
                    </a>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </nav>
      <main className={classes.main}>
        <header className={classes.header}>
          <h1 className={classes.title}>{view.component}</h1>
          <div className={classes.tools}>
            <Choice
              legend="Background"
              values={['all', ...surfaces]}
              chosen={view.surface ?? 'all'}
              onChoose={(surface) => show({ surface: surface === 'all' ? undefined : surface })}
            />
            <Choice
              legend="Width"
              values={widthNames}
              chosen={view.width}
              onChoose={(width) => show({ width })}
            />
            <Choice
              legend="Zoom"
              values={['100 %', '200 %']}
              chosen={view.isZoomed ? '200 %' : '100 %'}
              onChoose={(zoom) => show({ isZoomed: zoom === '200 %' })}
            />
            <Button variant="outline" size="sm" onClick={() => void checkAll()}>
              Check accessibility
            </Button>
          </div>
        </header>
        <div className={classes.scenes}>
          {scenes.map((scene) => (
            <SceneView
              key={toSceneHash(scene)}
              scene={scene}
              width={widths[view.width]}
              zoom={view.isZoomed ? 2 : 1}
              problems={problems[toSceneHash(scene)]}
            />
          ))}
          {scenes.length === 0 ? <p>It is not made for this background.</p> : null}
        </div>
      </main>
    </div>
  );
}

/** A frame further down has not been asked for yet. */
function loadNow(frame: HTMLIFrameElement): Promise<unknown> {
  return new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
    frame.loading = 'eager';
  });
}
