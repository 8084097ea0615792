import { type AnsweredScene, answeredScenes } from './answered-scene.ts';
import type { InsightFacts } from './insight-writer.ts';
import { profileSeed } from './pick.ts';

/** The facts, and what many sentences ask of them, worked out once. */
export interface ToldFacts extends InsightFacts {
  /** In the order of the story. */
  readonly scenes: readonly AnsweredScene[];
  readonly seed: number;
}

export function toToldFacts(facts: InsightFacts): ToldFacts {
  return { ...facts, scenes: answeredScenes(facts), seed: profileSeed(facts.profile) };
}
