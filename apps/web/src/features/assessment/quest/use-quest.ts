import {
  maxResponseSeconds,
  type OptionId,
  type Question,
  type Response,
  type Tier,
} from '@guildpath/contract';
import { useEffect, useState } from 'react';
import { newIdempotencyKey } from '../../../shared/quest/new-idempotency-key.ts';
import { loadQuest, type SavedQuest, saveQuest } from '../../../shared/quest/quest-storage.ts';
import {
  clearQuest,
  isEndedElsewhere,
  type KnownDraft,
  questKey,
  reopenQuest,
} from '../../../shared/quest/waiting-quest.ts';
import { useVisibleSeconds } from './use-visible-seconds.ts';

export interface Quest extends Omit<SavedQuest, 'least' | 'sceneSeconds'> {
  /** Undefined once all scenes are answered. */
  readonly scene: Question | undefined;
  readonly chosen: OptionId | undefined;
  /** The option least like the person in this scene. */
  readonly least: OptionId | undefined;
  /** What the choice in the scene before has led to, in a line; undefined when that option has none. */
  readonly echo: string | undefined;
  readonly responses: readonly Response[];
  readonly choose: (option: OptionId) => void;
  /** Takes the option as the least like the person, or takes that back. */
  readonly chooseLeast: (option: OptionId | undefined) => void;
  /** To a scene, or past the last one to the completion; never past a scene without an answer. */
  readonly goTo: (position: number) => void;
  /** Forgets the answers. */
  readonly startOver: () => void;
  /** Back to the completion of a submitted quest, to send it to another address. */
  readonly reopen: () => void;
}

/** The answers and the position in the quest, saved in the browser from the first choice on. */
export function useQuest(tier: Tier, questions: readonly Question[], known: KnownDraft): Quest {
  const [quest, setQuest] = useState(() => loadQuest(tier, questions, known));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there when the quest was opened
  useEffect(() => {
    if (isEndedElsewhere(tier, known)) clearQuest(tier);
  }, []);
  useEffect(() => {
    // Only another tab's changes are told so: its answers are taken up, for this one to add to them.
    const takeUp = ({ key }: StorageEvent) => {
      if (key !== questKey(tier)) return;
      const kept = loadQuest(tier, questions);
      const answerCount = Object.keys(kept.answers).length;
      setQuest(({ position }) => ({ ...kept, position: Math.min(position, answerCount) }));
    };
    window.addEventListener('storage', takeUp);
    return () => window.removeEventListener('storage', takeUp);
  }, [tier, questions]);
  const takeVisibleSeconds = useVisibleSeconds();
  const scene = questions[quest.position];

  const change = (part: Partial<SavedQuest>) => {
    const seconds = takeVisibleSeconds();
    const sceneSeconds = scene
      ? { ...quest.sceneSeconds, [scene.id]: (quest.sceneSeconds[scene.id] ?? 0) + seconds }
      : quest.sceneSeconds;
    const changed = { ...quest, seconds: quest.seconds + seconds, sceneSeconds, ...part };
    saveQuest(tier, changed);
    setQuest(changed);
  };
  // Changed answers are a new submission: under a key already used, the server would silently ignore them.
  const changeAnswers = (part: Partial<SavedQuest>) =>
    change({ idempotencyKey: newIdempotencyKey(), changedAt: Date.now(), ...part });

  return {
    ...quest,
    scene,
    chosen: scene && quest.answers[scene.id],
    least: scene && quest.least[scene.id],
    echo: toEcho(questions[quest.position - 1], quest),
    responses: toResponses(questions, quest),
    choose: (option) => {
      if (!scene) return;
      const { [scene.id]: least, ...others } = quest.least;
      changeAnswers({
        answers: { ...quest.answers, [scene.id]: option },
        least: least === option ? others : quest.least,
      });
    },
    chooseLeast: (option) => {
      if (!scene) return;
      const { [scene.id]: _, ...others } = quest.least;
      changeAnswers({ least: option ? { ...others, [scene.id]: option } : others });
    },
    goTo: (position) => {
      const firstOpen = questions.findIndex(({ id }) => quest.answers[id] === undefined);
      change({ position: firstOpen === -1 ? position : Math.min(position, firstOpen) });
    },
    startOver: () => {
      clearQuest(tier);
      setQuest(loadQuest(tier, questions));
    },
    reopen: () => {
      reopenQuest(tier, newIdempotencyKey());
      setQuest(loadQuest(tier, questions));
    },
  };
}

function toEcho(before: Question | undefined, { answers }: SavedQuest): string | undefined {
  return before?.options.find(({ id }) => id === answers[before.id])?.echo;
}

function toResponses(
  questions: readonly Question[],
  { answers, least, sceneSeconds }: Pick<SavedQuest, 'answers' | 'least' | 'sceneSeconds'>,
): readonly Response[] {
  return questions.flatMap(({ id, type }) => {
    const selectedOption = answers[id];
    const leastOption = least[id];
    const seconds = sceneSeconds[id];
    if (!selectedOption) return [];
    return [
      {
        questionId: id,
        selectedOption,
        questionType: type,
        ...(leastOption && { leastOption }),
        ...(seconds !== undefined && {
          seconds: Math.min(Math.round(seconds), maxResponseSeconds),
        }),
      },
    ];
  });
}
