import { paths } from '@guildpath/contract';
import { Button, Page, Panel, Spinner } from '@guildpath/ui';
import { ResultsEmailSent } from '../../../shared/email-sent/results-email-sent.tsx';
import { HomeBar } from '../../../shared/layout/home-bar.tsx';
import { LinkButton } from '../../../shared/layout/link-button.tsx';
import type { SubmittedQuest } from '../../../shared/quest/quest-storage.ts';
import { PreviewCrest, PreviewText } from './class-preview.tsx';
import classes from './submitted-screens.module.css';
import type { Preview } from './use-preview.ts';

export interface QuestDoneScreenProps {
  readonly preview: Preview;
  readonly requiresLogin: boolean;
}

export function QuestDoneScreen({ preview, requiresLogin }: QuestDoneScreenProps) {
  return (
    <Page header={<HomeBar />} width="prose" centered>
      <Panel padding="lg" ornate className={classes.done}>
        <PreviewCrest preview={preview} />
        <h1>Quest Complete!</h1>
        <PreviewText preview={preview} />
        <div className={`gp-stack gp-gap-3 gp-items-center gp-soft ${classes.going}`} role="status">
          <p>
            {requiresLogin
              ? 'We’ve just emailed you the link to your results.'
              : 'Unrolling your map...'}
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

/** Shown on returning to a submitted quest whose results have not been opened in this browser. */
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
          <ResultsEmailSent
            assessmentResultId={assessmentResultId}
            guestEmail={guestEmail}
            onChangeAddress={onChangeAddress}
          />
        ) : (
          <Panel padding="lg" ornate className={classes.done}>
            <PreviewCrest preview={preview} />
            <h1>Quest Complete!</h1>
            <PreviewText preview={preview} />
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
