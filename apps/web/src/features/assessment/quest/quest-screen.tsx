import type { Question, Tier } from '@guildpath/contract';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useAuth } from '../../../shared/auth/auth.ts';
import type { KnownDraft } from '../../../shared/quest/waiting-quest.ts';
import { usePreview } from '../completion/use-preview.ts';
import { useSubmitAssessment } from '../completion/use-submit-assessment.ts';
import { ChapterPause, findPause } from './chapter-pause.tsx';
import { QuestFrame } from './quest-frame.tsx';
import { QuestLoadingScreen } from './quest-loading-screen.tsx';
import { QuestScene } from './quest-scene.tsx';
import { useDraftUpload } from './use-draft-upload.ts';
import { useQuest } from './use-quest.ts';
import { useSceneHistory } from './use-scene-history.ts';
import { useStepCount } from './use-step-count.ts';

// Forms and letters are a quarter of the quest's code, and nobody needs them in the first scenes.
const importCompletion = () => import('../completion/quest-completion.tsx');
const importSubmitted = () => import('../completion/submitted-screens.tsx');
const QuestCompletion = lazyRouteComponent(importCompletion, 'QuestCompletion');
const QuestDoneScreen = lazyRouteComponent(importSubmitted, 'QuestDoneScreen');
const SubmittedScreen = lazyRouteComponent(importSubmitted, 'SubmittedScreen');

export interface QuestScreenProps {
  readonly tier: Tier;
  readonly questions: readonly Question[];
  /** What the viewer has answered on whichever device. */
  readonly known: KnownDraft;
}

/** The quest itself: one scene at a time, then the completion. */
export function QuestScreen(props: QuestScreenProps) {
  return (
    <Suspense fallback={<QuestLoadingScreen tier={props.tier} />}>
      <QuestSteps {...props} />
    </Suspense>
  );
}

function QuestSteps({ tier, questions, known }: QuestScreenProps) {
  const { isAuthenticated } = useAuth();
  const quest = useQuest(tier, questions, known);
  const { submit, isPending, done } = useSubmitAssessment(tier, quest.idempotencyKey);
  const { scene, position, responses, submitted } = quest;
  const isSubmitted = submitted !== undefined && !submitted.isReopened;
  const isComplete = !scene || isPending || isSubmitted || done !== undefined;
  const preview = usePreview({ tier, responses, isComplete });
  useSceneHistory({
    tier,
    position,
    isLocked: isPending || done !== undefined,
    onMove: quest.goTo,
  });
  const beginCountAgain = useStepCount({
    tier,
    total: questions.length,
    quest,
    isHandedIn: isSubmitted || done !== undefined,
  });
  useDraftUpload({
    tier,
    responses,
    draft: known.draft,
    version: quest.idempotencyKey,
    isActive: isAuthenticated && !isPending && !isSubmitted && done === undefined,
  });
  const [passedPause, setPassedPause] = useState<number>();
  const pause = passedPause === position ? undefined : findPause(questions, quest);
  const durationSeconds = Math.round(quest.seconds);
  const isLast = position === questions.length - 1;
  usePreload(position >= questions.length - 3);

  const goOn = () => {
    // Guests, and visitors not identified yet, get the completion screen first.
    if (isLast && isAuthenticated) submit({ responses, durationSeconds });
    else quest.goTo(position + 1);
  };

  if (done) return <QuestDoneScreen preview={preview} requiresLogin={done.requiresLogin} />;
  if (isSubmitted) {
    return (
      <SubmittedScreen
        preview={preview}
        submitted={submitted}
        onChangeAddress={quest.reopen}
        onStartOver={() => {
          beginCountAgain();
          quest.startOver();
        }}
      />
    );
  }
  return (
    <QuestFrame
      tier={tier}
      position={position}
      total={questions.length}
      isSubmitting={isPending}
      isPaused={pause !== undefined}
    >
      {pause ? (
        <ChapterPause
          pause={pause}
          isMember={isAuthenticated}
          onGoOn={() => setPassedPause(position)}
        />
      ) : scene ? (
        <QuestScene
          scene={scene}
          echo={quest.echo}
          chosen={quest.chosen}
          least={quest.least}
          isFirst={position === 0}
          isLast={isLast}
          isSubmitting={isPending}
          onChoose={quest.choose}
          onChooseLeast={quest.chooseLeast}
          onPrevious={() => quest.goTo(position - 1)}
          onNext={goOn}
        />
      ) : (
        <QuestCompletion
          tier={tier}
          preview={preview}
          guestEmail={submitted?.guestEmail}
          isSubmitting={isPending}
          onSubmit={(guestEmail) =>
            submit({ responses, durationSeconds, ...(guestEmail ? { guestEmail } : {}) })
          }
          onPrevious={() => quest.goTo(position - 1)}
        />
      )}
    </QuestFrame>
  );
}

/** Fetches the screens after the last scene while that is being read. */
function usePreload(isNearEnd: boolean): void {
  useEffect(() => {
    if (!isNearEnd) return;
    // Not in the task of the press, whose scene is painted first.
    const timer = setTimeout(() => {
      void QuestCompletion.preload?.();
      void QuestDoneScreen.preload?.();
    });
    return () => clearTimeout(timer);
  }, [isNearEnd]);
}
