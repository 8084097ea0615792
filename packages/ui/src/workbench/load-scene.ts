import type { Scene } from './scene.ts';
import { type Stories, surfaces } from './stories.ts';

// One file at a time: a frame has no use for the other components.
const files = import.meta.glob<{ stories: Stories }>([
  '../components/**/*.stories.tsx',
  '../theme/**/*.stories.tsx',
]);

const loaded = new Map<string, Promise<Scene | undefined>>();

/** The scene that an address names, if there is one. The same promise each time, as React's `use` wants it. */
export function loadScene(hash: string): Promise<Scene | undefined> {
  const known = loaded.get(hash);
  if (known) return known;
  const scene = findScene(new URLSearchParams(hash.slice(1)));
  loaded.set(hash, scene);
  return scene;
}

async function findScene(named: URLSearchParams): Promise<Scene | undefined> {
  const name = toFileName(named.get('component') ?? '');
  const path = Object.keys(files).find((file) => file.endsWith(`/${name}`));
  const stories = (await files[path ?? '']?.())?.stories;
  const state = named.get('state') ?? '';
  const surface = surfaces.find((one) => one === named.get('surface'));
  return stories?.states[state] && surface ? { stories, state, surface } : undefined;
}

/** The file of a component's states, by its title. */
export function toFileName(title: string): string {
  return `${title.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.stories.tsx`;
}
