import type { OptionId, Question, Response, Tier } from '@guildpath/contract';
import { useState } from 'react';
import { newIdempotencyKey } from '../completion/new-idempotency-key.ts';
import { loadQuest, type SavedQuest, saveQuest } from './quest-storage.ts';

export interface Quest extends SavedQuest {
  /** Undefined once all scenes are answered. */
  readonly scene: Question | undefined;
  readonly chosen: OptionId | undefined;
  readonly responses: readonly Response[];
  readonly choose: (option: OptionId) => void;
  /** To a scene, or past the last one to the completion. */
  readonly goTo: (position: number) => void;
}

/** The answers and the position in the quest, saved in the browser from the first choice on. */
export function useQuest(tier: Tier, questions: readonly Question[]): Quest {
  const [quest, setQuest] = useState(() => loadQuest(tier, questions));
  const scene = questions[quest.position];

  const change = (part: Partial<SavedQuest>) => {
    const changed = { ...quest, ...part };
    saveQuest(tier, changed);
    setQuest(changed);
  };

  return {
    ...quest,
    scene,
    chosen: scene && quest.answers[scene.id],
    responses: toResponses(questions, quest.answers),
    choose: (option) => {
      if (!scene) return;
      // Changed answers are a new submission: under a key already used, the server would silently ignore them.
      change({
        idempotencyKey: newIdempotencyKey(),
        answers: { ...quest.answers, [scene.id]: option },
      });
    },
    goTo: (position) => change({ position }),
  };
}

function toResponses(
  questions: readonly Question[],
  answers: SavedQuest['answers'],
): readonly Response[] {
  return questions.flatMap(({ id, type }) => {
    const selectedOption = answers[id];
    return selectedOption ? [{ questionId: id, selectedOption, questionType: type }] : [];
  });
}
