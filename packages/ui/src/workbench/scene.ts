import { allStories } from './all-stories.ts';
import { type Stories, type Tone, tones } from './stories.ts';

/** One state of one component on one ground. */
export interface Scene {
  stories: Stories;
  state: string;
  tone: Tone;
}

/** Every state on every ground that it is made for. */
export function listScenes(): Scene[] {
  return allStories.flatMap((stories) =>
    Object.keys(stories.states).flatMap((state) =>
      (stories.tones ?? tones).map((tone) => ({ stories, state, tone })),
    ),
  );
}

/** Where a scene is shown alone: the part of the address after `frame.html`. */
export function toSceneHash({ stories, state, tone }: Scene): string {
  return `#${new URLSearchParams({ component: stories.title, state, tone })}`;
}
