import { allStories } from './all-stories.ts';
import { type Stories, type Surface, surfaces } from './stories.ts';

/** One state of one component on one background. */
export interface Scene {
  stories: Stories;
  state: string;
  surface: Surface;
}

/** Every state on every background that it is made for. */
export function listScenes(): Scene[] {
  return allStories.flatMap((stories) =>
    Object.keys(stories.states).flatMap((state) =>
      (stories.surfaces ?? surfaces).map((surface) => ({ stories, state, surface })),
    ),
  );
}

/** Where a scene is shown alone: the part of the address after `frame.html`. */
export function toSceneHash({ stories, state, surface }: Scene): string {
  return `#${new URLSearchParams({ component: stories.title, state, surface })}`;
}
