import { dayMs, type PlaceOutput } from '@guildpath/contract';
import { Panel } from '@guildpath/ui';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';
import { useSendOnce } from '../../../shared/api/use-send-once.ts';
import { useForgetPlace } from '../../../shared/halls/place.ts';
import { ConfirmButton } from '../../../shared/layout/confirm-button.tsx';
import { Disclosure } from '../../../shared/layout/disclosure.tsx';
import { formatCalendarDay } from '../../../shared/layout/format-time.ts';
import { showFailure } from '../../../shared/toasts/show-failure.ts';
import { showToast } from '../../../shared/toasts/show-toast.ts';
import { KeepForm } from './keep-form.tsx';
import classes from './place-choices.module.css';

/** Lets a student decide who sees a result, and how long it lasts. */
export function PlaceChoices({ place }: { readonly place: PlaceOutput }) {
  const isEndNear = Date.parse(place.deleteOn) - Date.now() <= 7 * dayMs;
  return (
    <Panel as="section" className={`gp-on-screen ${classes.choices}`} aria-label="Your choices">
      <div className={`gp-stack gp-gap-3 gp-top ${classes.choice}`}>
        <h2 className="gp-size-4">Who sees this</h2>
        <ShareSwitch place={place} />
        <p className="gp-soft">
          Your guide in {place.hallName} sees your drawn name,{' '}
          <span translate="no">{place.name}</span>, and that you’ve finished.{' '}
          <span>
            {place.isShared
              ? 'They can also read this page, without what you did in the story.'
              : 'They can’t read this page.'}
          </span>{' '}
          They never see your answers. You can change this at any time. Figures of the whole class
          count you without your name; in a small class, they could be traced to you.
        </p>
      </div>
      <Disclosure summary="Keep it or delete it" isOpenWide isOpen={isEndNear || undefined}>
        <div className={`gp-stack gp-gap-3 gp-top ${classes.choice}`}>
          <h2 className="gp-size-4">Keep it</h2>
          <p className={isEndNear ? 'gp-bold' : 'gp-soft'}>
            {isEndNear ? 'Soon gone: on ' : 'On '}
            {formatCalendarDay(place.deleteOn)} we delete the hall with everything in it. Type your
            email, open the link we send, and this result is in a free account of your own.
          </p>
          <KeepForm />
          <DeletePlace />
        </div>
      </Disclosure>
    </Panel>
  );
}

function ShareSwitch({ place }: { readonly place: PlaceOutput }) {
  const utils = trpc.useUtils();
  const [isOn, setIsOn] = useState(place.isShared);
  const { mutate } = trpc.place.share.useMutation({
    // One after another, so that the last press counts.
    scope: { id: 'share' },
    onSuccess: (changed) => utils.place.get.setData(undefined, changed),
    onError: (error) => {
      setIsOn(place.isShared);
      showFailure(error, 'Nothing Changed');
    },
  });
  return (
    <label className={classes.switch}>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={({ currentTarget: { checked } }) => {
          setIsOn(checked);
          mutate({ isShared: checked });
        }}
      />
      Show my result to my guide
    </label>
  );
}

function DeletePlace() {
  const navigate = useNavigate();
  const forgetPlace = useForgetPlace();
  const mutation = trpc.place.delete.useMutation({
    onSuccess: async ({ message }) => {
      await navigate({ to: '/join', replace: true });
      await forgetPlace();
      showToast({ title: 'All Gone', description: message });
    },
    onError: (error) => showFailure(error, 'Not Deleted'),
  });
  const deletePlace = useSendOnce(mutation);
  return (
    <ConfirmButton
      variant="quiet"
      size="sm"
      loading={mutation.isPending}
      action="Delete Everything"
      question="Really delete"
      subject="place, answers and result"
      onConfirm={() => deletePlace()}
    />
  );
}
