import { paths } from '@guildpath/contract';
import { Panel } from '@guildpath/ui';
import classes from './account-page.module.css';

/** Keyed by the error that the server adds to the address when a login at the provider fails. */
const messages = {
  expired: {
    title: 'That Login Took Too Long',
    text: 'You started it too long ago, or in another browser. Please start over below.',
  },
  failed: {
    title: 'That Login Didn’t Go Through',
    text: 'Either you canceled it, or your login provider couldn’t confirm who you are. Please try again, or log in another way.',
  },
  unavailable: {
    title: 'Your Login Provider Can’t Be Used Right Now',
    text: 'It doesn’t answer as it should. Please try again in a few minutes, or log in another way.',
  },
  unverified: {
    title: 'Your Email Isn’t Verified',
    text: 'Your login provider didn’t send us a verified email address. Please verify it there and try again, or sign up here with a password. If it’s verified already, ask your administrator to have the provider send the claim email_verified.',
  },
} as const;

export type ProviderError = keyof typeof messages;

/** Returns undefined for any other text in the address. */
export function toProviderError(text: string | undefined): ProviderError | undefined {
  return Object.keys(messages).find((error): error is ProviderError => error === text);
}

export interface ProviderLoginErrorProps {
  readonly error: ProviderError;
  readonly nextPath: string;
}

export function ProviderLoginError({ error, nextPath }: ProviderLoginErrorProps) {
  const { title, text } = messages[error];
  return (
    <Panel
      as="section"
      role="alert"
      className={`gp-stack gp-gap-3 ${classes.error}`}
      aria-labelledby="error-title"
    >
      <h2 id="error-title" className="gp-size-4">
        {title}
      </h2>
      <p>{text}</p>
      {nextPath.startsWith(paths.assessment('')) ? (
        <p>
          Your answers are saved in this browser. <a href={nextPath}>Continue your quest</a>
        </p>
      ) : null}
    </Panel>
  );
}
