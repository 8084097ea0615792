import {
  type BasicInterest,
  maxResponseSeconds,
  type OptionId,
  type Question,
  type Response,
  type Tier,
} from '@guildpath/contract';
import { useEffect, useState } from 'react';
import {
  isRewritten,
  loadQuest,
  newQuest,
  rewrittenNote,
} from '../../../shared/quest/load-quest.ts';
import { newIdempotencyKey } from '../../../shared/quest/new-idempotency-key.ts';
import {
  clearQuest,
  type FetchedDraft,
  isEndedElsewhere,
  questKey,
  readQuest,
  reopenQuest,
  type SavedQuest,
  saveQuest,
} from '../../../shared/quest/quest-storage.ts';
import { useVisibleSeconds } from './use-visible-seconds.ts';

export interface Quest extends Omit<SavedQuest, 'least' | 'sceneSeconds'> {
  /** Undefined once all scenes are answered. */
  readonly scene: Question | undefined;
  readonly chosen: OptionId | undefined;
  readonly least: OptionId | undefined;
  /** The consequence of the previous choice, or why the quest resumes at this scene. */
  readonly echo: string | undefined;
  readonly responses: readonly Response[];
  readonly choose: (option: OptionId) => void;
  /** Undefined takes the choice back. */
  readonly chooseLeast: (option: OptionId | undefined) => void;
  /** Takes things along, instead of those taken before. */
  readonly take: (basicInterests: readonly BasicInterest[]) => void;
  /** Moves to a scene, or past the last one to the completion, but never past an unanswered scene. */
  readonly goTo: (position: number) => void;
  readonly startOver: () => void;
  /** Returns a submitted quest to its completion, to send it to another address. */
  readonly reopen: () => void;
}

interface QuestOptions {
  readonly tier: Tier;
  readonly questions: readonly Question[];
  readonly fetched: FetchedDraft;
  /** Starts a new quest, whatever is saved. */
  readonly isServed: boolean;
}

/** Saves answers and position in the browser from the first choice on. */
export function useQuest({ tier, questions, fetched, isServed }: QuestOptions): Quest {
  const [quest, setQuest] = useState(() =>
    isServed ? newQuest() : loadQuest(tier, questions, fetched),
  );
  const [rewrittenAt] = useState(() =>
    !isServed && isRewritten(tier, questions, fetched) ? quest.position : undefined,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: saves only the quest that was opened
  useEffect(() => {
    if (isEndedElsewhere(tier, fetched)) clearQuest(tier);
    // Answers from the account have to outlast the session, and those that no longer fit are gone.
    const isUnsaved = !isServed && !quest.submitted && Object.keys(quest.answers).length > 0;
    if (isUnsaved) saveQuest(tier, quest);
  }, []);
  useEffect(() => {
    const adopt = () => setQuest(loadQuest(tier, questions));
    // Storage events come from other tabs: every tab is at the scene of the latest one.
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === questKey(tier)) adopt();
    };
    // They do not reach a page in the back/forward cache.
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && readQuest(tier) !== null) adopt();
    };
    window.addEventListener('storage', handleStorage);
    window.addEventListener('pageshow', handleShow);
    return () => {
      window.removeEventListener('storage', handleStorage);
      window.removeEventListener('pageshow', handleShow);
    };
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
  // Changed answers need a new key; under a used one, the server would ignore them.
  const changeAnswers = (part: Partial<SavedQuest>) =>
    change({ idempotencyKey: newIdempotencyKey(), changedAt: Date.now(), ...part });

  return {
    ...quest,
    scene,
    chosen: scene && quest.answers[scene.id],
    least: scene && quest.least[scene.id],
    echo: quest.position === rewrittenAt ? rewrittenNote : findEcho(questions, quest),
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
    // Not an answer, so a later draft of the account still counts as later.
    take: (basicInterests) => change({ idempotencyKey: newIdempotencyKey(), basicInterests }),
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

function findEcho(
  questions: readonly Question[],
  { answers, position }: SavedQuest,
): string | undefined {
  const previous = questions[position - 1];
  return previous?.options.find(({ id }) => id === answers[previous.id])?.echo;
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
