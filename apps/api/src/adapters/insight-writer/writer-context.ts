import { type AnsweredScene, answeredScenes } from './answered-scene.ts';
import type { InsightFacts } from './insight-writer.ts';
import { profileSeed } from './pick.ts';

/** The facts, and what many sentences ask of them, worked out once. */
export interface WriterContext extends InsightFacts {
  /** In the order of the story. */
  readonly scenes: readonly AnsweredScene[];
  readonly seed: number;
}

export function toWriterContext(facts: InsightFacts): WriterContext {
  return { ...facts, scenes: answeredScenes(facts), seed: profileSeed(facts.profile) };
}
