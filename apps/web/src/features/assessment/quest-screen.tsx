import type { Question, Tier } from '@guildpath/contract';
import { useState } from 'react';
import { useAuth } from '../../shared/auth/auth.ts';
import type { KnownDraft } from '../../shared/quest/waiting-quest.ts';
import { usePreview } from './completion/use-preview.ts';
import { useSubmitAssessment } from './completion/use-submit-assessment.ts';
import { ChapterPause, findPause } from './quest/chapter-pause.tsx';
import { MissingEnd, useQuestEnd } from './completion/quest-end.tsx';
import { QuestFrame } from './quest/quest-frame.tsx';
import { QuestLoadingScreen } from './quest-loading-screen.tsx';
import { QuestScene } from './quest/quest-scene.tsx';
import { useDraftUpload } from './quest/use-draft-upload.ts';
import { useQuest } from './quest/use-quest.ts';
import { useSceneHistory } from './quest/use-scene-history.ts';
import { useStepCount } from './quest/use-step-count.ts';

export interface QuestScreenProps {
  readonly tier: Tier;
  readonly questions: readonly Question[];
  /** What the viewer has answered on whichever device. */
  readonly known: KnownDraft;
}

/** The quest itself: one scene at a time, then the completion. */
export function QuestScreen({ tier, questions, known }: QuestScreenProps) {
  const { isAuthenticated } = useAuth();
  const quest = useQuest(tier, questions, known);
  const { submit, isPending, hasFailed, done } = useSubmitAssessment(tier, quest.idempotencyKey);
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
  const isReached = !scene || isSubmitted || done !== undefined;
  const end = useQuestEnd({ position, total: questions.length, isReached });
  const screens = end.data;

  const goOn = () => {
    // Guests, and visitors not identified yet, get the completion screen first.
    if (isLast && isAuthenticated) submit({ responses, durationSeconds });
    else quest.goTo(position + 1);
  };

  const isMissing = isReached && !screens && end.errorUpdateCount > 0;
  // What has been submitted needs no word of a failure: the redirect follows in a moment.
  if (isReached && !screens && (done || !isMissing)) return <QuestLoadingScreen tier={tier} />;
  if (done && screens) {
    return <screens.QuestDoneScreen preview={preview} requiresLogin={done.requiresLogin} />;
  }
  if (isSubmitted && screens) {
    return (
      <screens.SubmittedScreen
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
      {isMissing ? (
        <MissingEnd
          isSubmitted={isSubmitted}
          isTrying={end.isFetching}
          onRetry={end.refetch}
          onPrevious={() => quest.goTo(position - 1)}
        />
      ) : pause ? (
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
      ) : screens ? (
        <screens.QuestCompletion
          tier={tier}
          preview={preview}
          guestEmail={submitted?.guestEmail}
          isSubmitting={isPending}
          hasFailed={hasFailed}
          onSubmit={(guestEmail) =>
            submit({ responses, durationSeconds, ...(guestEmail ? { guestEmail } : {}) })
          }
          onPrevious={() => quest.goTo(position - 1)}
        />
      ) : null}
    </QuestFrame>
  );
}
