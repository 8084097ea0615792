import { StrictMode, Suspense, use } from 'react';
import { createRoot } from 'react-dom/client';
import '../mantine-board.css';
import '../mantine-dialog.css';
import '../mantine-drawer.css';
import '../mantine-fields.css';
import '../mantine-menu.css';
import '../mantine-records.css';
import '../mantine-report.css';
import '../styles.css';
import { loadScene } from './load-scene.ts';
import { SceneFrame } from './scene-frame.tsx';
import { useHash } from './use-hash.ts';

declare global {
  interface Window {
    /** For the workbench around this frame, and for the tests in a browser. */
    findAccessibilityProblems: () => Promise<string[]>;
  }
}

window.findAccessibilityProblems = async () => {
  // axe is twice as large as all components together: only who asks for it loads it.
  const { findAccessibilityProblems } = await import('./find-accessibility-problems.ts');
  return findAccessibilityProblems();
};

function Shown({ hash }: { hash: string }) {
  const scene = use(loadScene(hash));
  return (
    <div data-shown={hash}>
      {scene ? <SceneFrame scene={scene} /> : <p>There is no such state.</p>}
    </div>
  );
}

function Frame() {
  const hash = useHash();
  return (
    <Suspense>
      {/* Anew for each address: no state is carried over from the scene before. */}
      <Shown key={hash} hash={hash} />
    </Suspense>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('frame.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Frame />
  </StrictMode>,
);
