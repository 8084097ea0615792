import type { OptionId, ScoringKey } from '@guildpath/contract';
import type { InsightFacts } from './insight-writer.ts';

export type KeyOf<Kind extends ScoringKey['kind']> = Extract<ScoringKey, { kind: Kind }>;

/** A scene and what the person chose in it. */
export interface AnsweredScene<Key extends ScoringKey = ScoringKey> {
  readonly title: string;
  readonly key: Key;
  readonly selectedOption: OptionId;
  /** The label of that option. */
  readonly choice: string;
}

/** What the person answered, in the order of the story. */
export function answeredScenes({
  tier,
  questions,
  profile,
}: Pick<InsightFacts, 'tier' | 'questions' | 'profile'>): AnsweredScene[] {
  const chosen = new Map(
    profile.evidence.map(({ questionId, selectedOption }) => [questionId, selectedOption]),
  );
  return questions[tier].scored.flatMap(({ id, title, key, options }) => {
    const option = options.find((candidate) => candidate.id === chosen.get(id));
    return option ? [{ title, key, selectedOption: option.id, choice: option.label }] : [];
  });
}

/** The answered scenes whose key is of one kind. */
export function scenesOfKind<Kind extends ScoringKey['kind']>(
  scenes: readonly AnsweredScene[],
  kind: Kind,
): AnsweredScene<KeyOf<Kind>>[] {
  return scenes.filter((scene): scene is AnsweredScene<KeyOf<Kind>> => scene.key.kind === kind);
}

/** The choice in words, such as `"The star tower" in "The Open Gate"`. */
export function choiceInScene({ choice, title }: AnsweredScene): string {
  return `"${choice}" in "${title}"`;
}
