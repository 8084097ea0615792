import { paths } from '@guildpath/contract';
import { Panel } from '@guildpath/ui';
import classes from './account-page.module.css';

/** By the error that the server adds to the address when a login at the provider fails. */
const messages = {
  expired: {
    title: 'That Login Took Too Long',
    text: 'It was begun too long ago, or in another browser. Please start it again below.',
  },
  failed: {
    title: 'That Login Did Not Go Through',
    text: 'Your login provider did not say who you are, or you turned back there. Please try again, or log in another way.',
  },
  unverified: {
    title: 'Your Email Is Not Verified',
    text: 'Your login provider does not vouch for your email address. Please verify it there and try again, or sign up here with a password.',
  },
} as const;

export type LoginError = keyof typeof messages;

/** Undefined for anything else that an address may hold. */
export function toLoginError(text: string | undefined): LoginError | undefined {
  return text !== undefined && Object.hasOwn(messages, text) ? (text as LoginError) : undefined;
}

export interface LoginTroubleProps {
  readonly error: LoginError;
  readonly nextPath: string;
}

/** Says why a login at the provider failed, and what to do next. */
export function LoginTrouble({ error, nextPath }: LoginTroubleProps) {
  const { title, text } = messages[error];
  return (
    <Panel as="section" role="alert" className={classes.trouble} aria-labelledby="trouble-title">
      <h2 id="trouble-title">{title}</h2>
      <p>{text}</p>
      {nextPath.startsWith(paths.assessment('')) ? (
        <p>
          Your answers are kept in this browser. <a href={nextPath}>Go on with your quest</a>
        </p>
      ) : null}
    </Panel>
  );
}
