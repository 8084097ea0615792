import {
  type GuestForm,
  guestEmailRequired,
  guestForm,
  paths,
  type Tier,
} from '@guildpath/contract';
import { Button, ButtonAnchor, TextInput } from '@guildpath/ui';
import { useEffect, useRef, useState } from 'react';
import { areCookiesBlocked, useBrowserFact } from '../../../shared/auth/browser-facts.ts';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { SiteSentence } from '../../../shared/layout/site-sentence.tsx';
import { dismissToast, showToast } from '../../../shared/toasts/show-toast.ts';
import classes from './guest-email-form.module.css';

const loadSpelling = () => import('./suggest-email.ts');

export interface GuestEmailFormProps {
  readonly tier: Tier;
  /** The initial values. Default: empty. */
  readonly guest?: Partial<GuestForm> | undefined;
  readonly isSubmitting: boolean;
  /** False while it is unknown whether the visitor is signed in. */
  readonly isReady: boolean;
  readonly onSubmit: (guest: GuestForm) => void;
}

interface Misspelling {
  readonly given: GuestForm;
  readonly suggested: string;
}

/** Asks a guest for email and first name, or offers the login. The answers stay in the browser. */
export function GuestEmailForm({
  tier,
  guest,
  isSubmitting,
  isReady,
  onSubmit,
}: GuestEmailFormProps) {
  const form = useContractForm(guestForm, {
    guestEmail: guest?.guestEmail ?? '',
    guestFirstName: guest?.guestFirstName ?? '',
  });
  const field = useRef<HTMLInputElement>(null);
  const canLogIn = !useBrowserFact(areCookiesBlocked);
  const [misspelling, setMisspelling] = useState<Misspelling>();

  const submitUnlessMisspelled = async (given: GuestForm) => {
    const suggested = await findSuggestion(given.guestEmail);
    if (suggested) setMisspelling({ given, suggested });
    else onSubmit(given);
  };
  const handleSubmit = form.onSubmit(
    ({ guestEmail, guestFirstName }) =>
      void submitUnlessMisspelled({ guestEmail, ...(guestFirstName && { guestFirstName }) }),
    ({ guestEmail: message }) => {
      if (message !== guestEmailRequired) return;
      showToast({
        title: 'Email Required',
        description: guestEmailRequired,
        variant: 'destructive',
      });
      // The toast shows the message; the field is only marked invalid.
      form.setFieldError('guestEmail', true);
    },
  );
  const submitAs = (chosen: GuestForm) => {
    if (field.current) field.current.value = chosen.guestEmail;
    setMisspelling(undefined);
    onSubmit(chosen);
  };

  return (
    <form className={classes.form} noValidate onSubmit={handleSubmit}>
      <div className={`gp-stack gp-gap-4 ${classes.fields}`}>
        <TextInput
          {...form.getInputProps('guestEmail')}
          ref={field}
          type="email"
          label="Email address"
          placeholder="you@example.com"
          autoComplete="email"
          inputMode="email"
          readOnly={isSubmitting}
          onFocus={() => void loadSpelling().catch(warnUnchecked)}
          onInput={() => {
            dismissToast();
            setMisspelling(undefined);
          }}
        />
        <TextInput
          {...form.getInputProps('guestFirstName')}
          label="First name (optional)"
          autoComplete="given-name"
          readOnly={isSubmitting}
        />
      </div>
      {misspelling ? (
        <Suggestion {...misspelling} onChoose={submitAs} />
      ) : (
        <Button type="submit" fullWidth disabled={!isReady} loading={isSubmitting}>
          {isSubmitting ? 'Unlocking Results...' : 'Get My Career Results'}
        </Button>
      )}
      <p className="gp-soft gp-small gp-center">
        We'll create a free account for you and send your results via email.
      </p>
      <SiteSentence name="ageNote" className="gp-soft gp-small gp-center" />
      {canLogIn ? (
        <ButtonAnchor
          variant="outline"
          fullWidth
          href={`${paths.providerLogin}?redirect=${paths.assessment(tier)}`}
        >
          Sign Up / Login Instead
        </ButtonAnchor>
      ) : (
        <p className="gp-small gp-center">
          Your browser blocks cookies, so you can’t sign in here. Open the link that we email you in
          a browser that allows cookies.
        </p>
      )}
    </form>
  );
}

interface SuggestionProps extends Misspelling {
  readonly onChoose: (guest: GuestForm) => void;
}

function Suggestion({ given, suggested, onChoose }: SuggestionProps) {
  const question = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone. Another press of Enter answers nothing.
  useEffect(() => question.current?.focus(), []);
  return (
    <div className="gp-stack gp-gap-2 gp-center gp-anywhere">
      <p ref={question} tabIndex={-1} id="suggestion" className={classes.question}>
        Did you mean <strong>{suggested}</strong>?
      </p>
      <Button
        aria-describedby="suggestion"
        fullWidth
        onClick={() => onChoose({ ...given, guestEmail: suggested })}
      >
        Yes, Send It There
      </Button>
      <Button variant="quiet" size="sm" fullWidth onClick={() => onChoose(given)}>
        No, send it to {given.guestEmail}
      </Button>
    </div>
  );
}

async function findSuggestion(email: string): Promise<string | undefined> {
  try {
    const { suggestEmail } = await loadSpelling();
    return suggestEmail(email);
  } catch (error) {
    warnUnchecked(error);
    return undefined;
  }
}

function warnUnchecked(error: unknown): void {
  console.warn('The spelling of the address is not checked.', error);
}
