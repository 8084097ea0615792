import { Button, ButtonAnchor, Panel, SealedLetter } from '@guildpath/ui';
import type { ReactNode } from 'react';
import classes from './letter.module.css';
import { findInbox } from './mail-providers.ts';

export interface LetterProps {
  readonly title: string;
  /** Whose inbox is offered, where its provider is known. */
  readonly email: string;
  /** What the letter is, and what its link does. */
  readonly children: ReactNode;
  readonly isSending: boolean;
  readonly onSendAgain: () => void;
  /** How sending it again went; announced. */
  readonly answer: string | null | undefined;
  readonly onChangeAddress: () => void;
}

/** A letter that is in the mailbox, and what to do when it does not come. */
export function Letter(props: LetterProps) {
  const { title, email, children, isSending, onSendAgain, answer, onChangeAddress } = props;
  const inbox = findInbox(email);
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
      <h1 id="letter-title">{title}</h1>
      {children}
      {inbox ? (
        <ButtonAnchor href={inbox} target="_blank" rel="noreferrer" fullWidth>
          Open Mail <span className="gp-visually-hidden">(in a new tab)</span>
        </ButtonAnchor>
      ) : null}
      <div className={classes.more}>
        <p>No letter yet? Look in the spam folder, or let us send it again.</p>
        <Button variant="outline" fullWidth loading={isSending} onClick={onSendAgain}>
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

/** The address in the text of a letter. */
export function LetterAddress({ children }: { readonly children: string }) {
  return <strong className={classes.address}>{children}</strong>;
}
