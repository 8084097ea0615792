import { type Render, renderHere } from './render-tasks.tsx';

/** What a thread of the pool does. */
export function renderTask([name, input]: Parameters<Render>): ReturnType<Render> {
  return renderHere(name, input);
}
