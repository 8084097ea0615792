import { guestEmailInput, guestEmailRequired, type Tier } from '@guildpath/contract';
import { Button } from '@guildpath/ui';
import '@guildpath/ui/mantine-fields.css';
import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { dismissToast, showToast } from '../../../shared/toasts/show-toast.ts';
import classes from './guest-email-form.module.css';
import { LoginInstead } from './login-instead.tsx';

const loadSpelling = () => import('./suggest-email.ts');

export interface GuestEmailFormProps {
  readonly tier: Tier;
  /** To start from. Default: an empty field. */
  readonly guestEmail?: string | undefined;
  readonly isSubmitting: boolean;
  /** False until it is known whether the visitor is signed in. */
  readonly isReady: boolean;
  readonly onSubmit: (guestEmail: string) => void;
}

interface Doubt {
  readonly given: string;
  readonly suggested: string;
}

/** Asks for the address for a guest's results, or offers the login; the answers stay in the browser meanwhile. */
export function GuestEmailForm({
  tier,
  guestEmail,
  isSubmitting,
  isReady,
  onSubmit,
}: GuestEmailFormProps) {
  const form = useContractForm(guestEmailInput);
  const field = useRef<HTMLInputElement>(null);
  const [doubt, setDoubt] = useState<Doubt>();

  const submitUnlessMisspelt = async (given: string) => {
    const suggested = await findSuggestion(given);
    if (suggested) setDoubt({ given, suggested });
    else onSubmit(given);
  };
  const handleSubmit = form.onSubmit(
    (values) => void submitUnlessMisspelt(values.guestEmail),
    ({ guestEmail: message }) => {
      if (message !== guestEmailRequired) return;
      showToast({
        title: 'Email Required',
        description: guestEmailRequired,
        variant: 'destructive',
      });
      // The message is in the toast; the field is only marked invalid.
      form.setFieldError('guestEmail', true);
    },
  );
  const settle = (email: string) => {
    if (field.current) field.current.value = email;
    setDoubt(undefined);
    onSubmit(email);
  };

  return (
    <form className={classes.form} noValidate onSubmit={handleSubmit}>
      <TextInput
        {...form.getInputProps('guestEmail')}
        ref={field}
        type="email"
        label="Email address"
        placeholder="you@example.com"
        defaultValue={guestEmail ?? ''}
        autoComplete="email"
        inputMode="email"
        readOnly={isSubmitting}
        onFocus={() => void loadSpelling().catch(warnOfSpelling)}
        onInput={() => {
          dismissToast();
          setDoubt(undefined);
        }}
      />
      {doubt ? (
        <Suggestion doubt={doubt} onSettle={settle} />
      ) : (
        <Button type="submit" fullWidth disabled={!isReady} loading={isSubmitting}>
          {isSubmitting ? 'Unlocking Results...' : 'Get My Career Results'}
        </Button>
      )}
      <p className={classes.note}>
        We'll create a free account for you and send your results via email.
      </p>
      <LoginInstead tier={tier} variant="outline" fullWidth />
    </form>
  );
}

interface SuggestionProps {
  readonly doubt: Doubt;
  readonly onSettle: (email: string) => void;
}

/** In place of the submit button until the visitor has decided. */
function Suggestion({ doubt, onSettle }: SuggestionProps) {
  const { given, suggested } = doubt;
  const first = useRef<HTMLButtonElement>(null);
  // The button that was pressed is no longer on the page.
  useEffect(() => first.current?.focus(), []);
  return (
    <div className={classes.doubt}>
      <p id="doubt" className={classes.question}>
        Did you mean <strong>{suggested}</strong>?
      </p>
      <Button ref={first} aria-describedby="doubt" fullWidth onClick={() => onSettle(suggested)}>
        Yes, Send It There
      </Button>
      <Button variant="quiet" size="sm" fullWidth onClick={() => onSettle(given)}>
        No, send to {given}
      </Button>
    </div>
  );
}

/** Without the spelling, which could not be loaded, every address is taken as it is. */
async function findSuggestion(email: string): Promise<string | undefined> {
  try {
    const { suggestEmail } = await loadSpelling();
    return suggestEmail(email);
  } catch (error) {
    warnOfSpelling(error);
    return undefined;
  }
}

function warnOfSpelling(error: unknown): void {
  console.warn('The spelling of the address cannot be checked.', error);
}
