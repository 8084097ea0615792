import type { GuestForm, Question, Tier } from '@guildpath/contract';
import { Navigate, useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { isOnlyInMemory } from '../../shared/auth/visitor-storage.ts';
import { usePlace } from '../../shared/halls/place.ts';
import { type FetchedDraft, questKey } from '../../shared/quest/quest-storage.ts';
import { useHasDrafts } from '../../shared/quest/use-draft.ts';
import { QuestCompletion } from './completion/quest-completion.tsx';
import { QuestDoneScreen, SubmittedScreen } from './completion/submitted-screens.tsx';
import { usePreview } from './completion/use-preview.ts';
import { useSubmitAssessment } from './completion/use-submit-assessment.ts';
import { ChapterPause, findPause } from './quest/chapter-pause.tsx';
import { QuestFrame } from './quest/quest-frame.tsx';
import { QuestScene } from './quest/quest-scene.tsx';
import { useDraftUpload } from './quest/use-draft-upload.ts';
import { useQuest } from './quest/use-quest.ts';
import { useSceneHistory } from './quest/use-scene-history.ts';

export interface QuestScreenProps {
  readonly tier: Tier;
  readonly questions: readonly Question[];
  readonly fetched: FetchedDraft;
  /** True for the scene from the server, which knows no saved answers. */
  readonly isServed: boolean;
}

/** Shows one scene at a time, then the completion. */
export function QuestScreen({ tier, questions, fetched, isServed }: QuestScreenProps) {
  const hasDrafts = useHasDrafts();
  const { place: hallPlace } = usePlace();
  const quest = useQuest({ tier, questions, fetched, isServed });
  const { scene, position, responses, submitted, idempotencyKey } = quest;
  const total = questions.length;
  const { submit, isPending, hasFailed, done } = useSubmitAssessment({
    tier,
    idempotencyKey,
    onSignedOut: () => quest.goTo(total),
  });
  const isSubmitted = submitted !== undefined && !submitted.isReopened;
  const isReached = !scene || isSubmitted || done !== undefined;
  const preview = usePreview({ tier, responses, isComplete: isReached || isPending });
  useSceneHistory({
    tier,
    position,
    isLocked: isPending || done !== undefined,
    onMove: quest.goTo,
  });
  useDraftUpload({
    tier,
    responses,
    basicInterests: quest.basicInterests,
    draft: fetched.draft,
    version: idempotencyKey,
    isActive: hasDrafts && !isPending && !isSubmitted && done === undefined,
  });
  // Before a reload, or a page elsewhere, would lose the answers.
  useBlocker({
    shouldBlockFn: () => false,
    enableBeforeUnload: () => !isSubmitted && !done && isOnlyInMemory(questKey(tier)),
  });
  const [passedPause, setPassedPause] = useState<number>();
  const pause = passedPause === position ? undefined : findPause(questions, quest);
  const isLast = position === total - 1;

  const submitAs = (guest?: GuestForm) =>
    submit({
      responses,
      basicInterests: quest.basicInterests,
      durationSeconds: Math.round(quest.seconds),
      ...guest,
    });
  const advance = () => {
    // Guests, and visitors not identified yet, get the completion screen first.
    if (isLast && hasDrafts) submitAs();
    else quest.goTo(position + 1);
  };
  const goBack = () => quest.goTo(position - 1);

  if (done) return <QuestDoneScreen preview={preview} requiresLogin={done.requiresLogin} />;
  // Finished here or on another device; its own redirect is the screen above.
  if (hallPlace?.assessmentResultId && !isPending) {
    const { assessmentResultId } = hallPlace;
    return <Navigate to="/results/$assessmentResultId" params={{ assessmentResultId }} replace />;
  }
  if (isSubmitted) {
    return (
      <SubmittedScreen
        preview={preview}
        submitted={submitted}
        onChangeAddress={quest.reopen}
        onStartOver={quest.startOver}
      />
    );
  }
  // A pause and the completion stay at the place of the scene before them.
  const shown = questions[pause ? position - 1 : position] ?? questions.at(-1);
  return (
    <QuestFrame
      tier={tier}
      hallName={hallPlace?.hallName}
      scene={shown}
      chosen={quest.chosen}
      position={position}
      total={total}
      isSubmitting={isPending}
      isPaused={pause !== undefined}
    >
      {pause ? (
        <ChapterPause
          pause={pause}
          player={hallPlace ? 'student' : hasDrafts ? 'member' : 'guest'}
          onContinue={() => setPassedPause(position)}
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
          onPrevious={goBack}
          onNext={advance}
        />
      ) : (
        <QuestCompletion
          tier={tier}
          preview={preview}
          guest={submitted}
          taken={quest.basicInterests ?? []}
          isSubmitting={isPending}
          hasFailed={hasFailed}
          onTake={quest.take}
          onSubmit={submitAs}
          onPrevious={goBack}
        />
      )}
    </QuestFrame>
  );
}
