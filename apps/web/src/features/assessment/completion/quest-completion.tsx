import { type BasicInterest, type GuestForm, type Tier, tierFacts } from '@guildpath/contract';
import { Button, Panel, SealedLetter } from '@guildpath/ui';
import {
  IconArrowLeft,
  IconBook2,
  IconBriefcase,
  IconSchool,
  IconUserCircle,
} from '@tabler/icons-react';
import { useAuth } from '../../../shared/auth/auth.ts';
import { usePlace } from '../../../shared/halls/place.ts';
import { readPlace } from '../../../shared/halls/stored-place.ts';
import { ShelfButton } from '../../../shared/take-along/shelf-button.tsx';
import { useHeadingFocus } from '../quest/use-heading-focus.ts';
import { PreviewCrest, PreviewText } from './class-preview.tsx';
import { GuestEmailForm } from './guest-email-form.tsx';
import classes from './quest-completion.module.css';
import type { Preview } from './use-preview.ts';

export interface QuestCompletionProps {
  readonly tier: Tier;
  readonly preview: Preview;
  /** Fills in what was sent before with a wrong address. */
  readonly guest?: Partial<GuestForm> | undefined;
  /** Lists what the person takes along. */
  readonly taken: readonly BasicInterest[];
  readonly isSubmitting: boolean;
  /** True after a failed submission. */
  readonly hasFailed: boolean;
  readonly onTake: (taken: readonly BasicInterest[]) => void;
  readonly onSubmit: (guest?: GuestForm) => void;
  readonly onPrevious: () => void;
}

/** Shows the class after the last scene, and asks guests where to send the results. */
export function QuestCompletion({
  tier,
  preview,
  guest,
  taken,
  isSubmitting,
  hasFailed,
  onTake,
  onSubmit,
  onPrevious,
}: QuestCompletionProps) {
  const { isAuthenticated, isLoading } = useAuth();
  const { place } = usePlace();
  // No student is asked for an email while the place loads.
  const isKnown = isAuthenticated || place !== undefined || readPlace() !== undefined;
  const heading = useHeadingFocus();

  return (
    <div className={classes.screen}>
      <Panel ornate className={classes.panel}>
        <header className={classes.head}>
          <PreviewCrest preview={preview} />
          <div className={classes.words}>
            <h1 ref={heading} tabIndex={-1} className="gp-size-4">
              Quest Complete!
            </h1>
            <PreviewText preview={preview} />
          </div>
        </header>
        <Contents tier={tier} isLetter={!isKnown} />
        {isKnown ? (
          <Button fullWidth loading={isSubmitting} onClick={() => onSubmit()}>
            {isSubmitting ? 'Unlocking Results...' : 'Get My Career Results'}
          </Button>
        ) : (
          <>
            <ShelfButton
              taken={taken}
              onDone={(chosen, close) => {
                onTake(chosen);
                close();
              }}
            />
            <GuestEmailForm
              tier={tier}
              guest={guest}
              isSubmitting={isSubmitting}
              isReady={!isLoading}
              onSubmit={onSubmit}
            />
          </>
        )}
        {hasFailed ? (
          <p className={classes.note}>
            Don’t worry, your answers stay right here until you submit them.
          </p>
        ) : null}
      </Panel>
      <Button
        variant="quiet"
        leftIcon={<IconArrowLeft size={20} aria-hidden="true" />}
        disabled={isSubmitting}
        onClick={onPrevious}
      >
        Previous
      </Button>
    </div>
  );
}

function Contents({ tier, isLetter }: { readonly tier: Tier; readonly isLetter: boolean }) {
  return (
    <section className={classes.contents} aria-labelledby="contents-title">
      {isLetter ? <SealedLetter size={64} className={classes.picture} /> : null}
      <div>
        <h2 id="contents-title">What’s inside</h2>
        <ul>
          <li>
            <IconBriefcase size={20} aria-hidden="true" />
            {tierFacts[tier].careerCount} matches
          </li>
          <li>
            <IconUserCircle size={20} aria-hidden="true" />
            Portrait
          </li>
          <li>
            <IconSchool size={20} aria-hidden="true" />
            Schools
          </li>
          <li>
            <IconBook2 size={20} aria-hidden="true" />
            Skills
          </li>
        </ul>
      </div>
    </section>
  );
}
