import { paths } from '@guildpath/contract';
import { Button, Page, Panel, Spinner } from '@guildpath/ui';
import { HomeBar } from '../../../shared/layout/home-bar.tsx';
import { LinkButton } from '../../../shared/layout/link-button.tsx';
import { ResultsLetter } from '../../../shared/letter/results-letter.tsx';
import type { SubmittedQuest } from '../../../shared/quest/waiting-quest.ts';
import { GlimpseCrest, GlimpseWords } from './class-glimpse.tsx';
import classes from './submitted-screens.module.css';
import type { Preview } from './use-preview.ts';

export interface QuestDoneScreenProps {
  readonly preview: Preview;
  readonly requiresLogin: boolean;
}

/** Between the submission and the results. */
export function QuestDoneScreen({ preview, requiresLogin }: QuestDoneScreenProps) {
  return (
    <Page header={<HomeBar />} width="prose" centered>
      <Panel padding="lg" ornate className={classes.done}>
        <GlimpseCrest preview={preview} />
        <h1>Quest Complete!</h1>
        <GlimpseWords preview={preview} />
        <div className={classes.going} role="status">
          <p>
            {requiresLogin
              ? 'A letter with your way to the results has left for your mailbox.'
              : 'Your path is being unrolled before you.'}
          </p>
          <Spinner size={32} />
        </div>
      </Panel>
    </Page>
  );
}

export interface SubmittedScreenProps {
  readonly preview: Preview;
  readonly submitted: SubmittedQuest;
  readonly onChangeAddress: () => void;
  readonly onStartOver: () => void;
}

/** For visitors who come back to a quest that is submitted, but whose results have not been opened here. */
export function SubmittedScreen({
  preview,
  submitted,
  onChangeAddress,
  onStartOver,
}: SubmittedScreenProps) {
  const { assessmentResultId, guestEmail } = submitted;
  return (
    <Page header={<HomeBar />} width="prose" centered>
      <div className={classes.column}>
        {guestEmail ? (
          <ResultsLetter
            assessmentResultId={assessmentResultId}
            guestEmail={guestEmail}
            onChangeAddress={onChangeAddress}
          />
        ) : (
          <Panel padding="lg" ornate className={classes.done}>
            <GlimpseCrest preview={preview} />
            <h1>Quest Complete!</h1>
            <GlimpseWords preview={preview} />
            <LinkButton to={paths.results(assessmentResultId)} fullWidth>
              View Results
            </LinkButton>
          </Panel>
        )}
        <Button variant="outline" fullWidth onClick={onStartOver}>
          Start a New Quest
        </Button>
        <LinkButton to="/" variant="quiet">
          Back to Home
        </LinkButton>
      </div>
    </Page>
  );
}
