import { Button, ButtonAnchor, Panel, SealedLetter } from '@guildpath/ui';
import type { ReactNode } from 'react';
import classes from './email-sent.module.css';
import { findMailProvider } from './mail-providers.ts';

export interface EmailSentProps {
  readonly title: string;
  readonly email: string;
  readonly children: ReactNode;
  readonly isSending: boolean;
  readonly onSendAgain: () => void;
  /** Announces the outcome of sending it again. */
  readonly answer: string | null | undefined;
  readonly onChangeAddress: () => void;
}

/** Confirms that an email with a link was sent, and offers help when it does not arrive. */
export function EmailSent(props: EmailSentProps) {
  const { title, email, children, isSending, onSendAgain, answer, onChangeAddress } = props;
  const provider = findMailProvider(email);
  return (
    <Panel
      as="section"
      surface="parchment"
      padding="lg"
      ornate
      className="gp-stack gp-gap-4 gp-center"
      aria-labelledby="email-sent-title"
    >
      <SealedLetter size={88} className={classes.picture} />
      <h1 id="email-sent-title" className="gp-size-3">
        {title}
      </h1>
      {children}
      {provider ? (
        <ButtonAnchor href={provider.inbox} target="_blank" rel="noreferrer" fullWidth>
          Open {provider.name} <span className="gp-visually-hidden">(in a new tab)</span>
        </ButtonAnchor>
      ) : null}
      <div className={classes.more}>
        <p>
          You can use the link once, within 24 hours. Nothing yet? Check your spam folder, or get a
          new link.
        </p>
        <Button variant="outline" fullWidth loading={isSending} onClick={onSendAgain}>
          Get a New Link
        </Button>
        <p role="status" className="gp-answer">
          {answer}
        </p>
        <Button variant="quiet" size="sm" onClick={onChangeAddress}>
          Wrong address? Fix it
        </Button>
      </div>
    </Panel>
  );
}

export function SentTo({ children }: { readonly children: string }) {
  return <strong className="gp-anywhere">{children}</strong>;
}
