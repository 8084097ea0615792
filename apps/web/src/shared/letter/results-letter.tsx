import { Button, ButtonAnchor, Panel, SealedLetter } from '@guildpath/ui';
import { findInbox } from './mail-providers.ts';
import classes from './results-letter.module.css';
import { useResendLink } from './use-resend-link.ts';

export interface ResultsLetterProps {
  readonly assessmentResultId: string;
  readonly guestEmail: string;
  readonly onChangeAddress: () => void;
}

/** For a guest after the quest: where the letter went, and what to do when it does not come. */
export function ResultsLetter({
  assessmentResultId,
  guestEmail,
  onChangeAddress,
}: ResultsLetterProps) {
  const inbox = findInbox(guestEmail);
  const { resend, isPending, answer } = useResendLink();

  return (
    <Panel
      as="section"
      surface="parchment"
      padding="lg"
      ornate
      className={classes.letter}
      aria-labelledby="letter-title"
    >
      <SealedLetter size={88} className={classes.picture} />
      <h1 id="letter-title">Your results are in your mailbox</h1>
      <p>
        We have sent a letter to <strong className={classes.address}>{guestEmail}</strong>. Its link
        signs you in and opens your results. It works once, for 24 hours.
      </p>
      {inbox ? (
        <ButtonAnchor href={inbox} target="_blank" rel="noreferrer" fullWidth>
          Open Mail <span className="gp-visually-hidden">(in a new tab)</span>
        </ButtonAnchor>
      ) : null}
      <div className={classes.more}>
        <p>No letter yet? Look in the spam folder, or let us send it again.</p>
        <Button
          variant="outline"
          fullWidth
          loading={isPending}
          onClick={() => resend({ assessmentResultId, guestEmail })}
        >
          Send the Link Again
        </Button>
        <p role="status" className={classes.answer}>
          {answer}
        </p>
        <Button variant="quiet" size="sm" onClick={onChangeAddress}>
          Wrong address? Change it
        </Button>
      </div>
    </Panel>
  );
}
