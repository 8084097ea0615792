import { dayMs, type Hall, hallMaxDays, openHallInput, plural, toDay } from '@guildpath/contract';
import { Button, Modal, Panel, TextInput } from '@guildpath/ui';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as z from 'zod/mini';
import { trpc } from '../../../shared/api/trpc.ts';
import { useSendOnce } from '../../../shared/api/use-send-once.ts';
import { DeleteChoice } from '../../../shared/forms/delete-choice.tsx';
import dialog from '../../../shared/forms/dialog.module.css';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { showFailure } from '../../../shared/toasts/show-failure.ts';
import { showToast } from '../../../shared/toasts/show-toast.ts';
import classes from './hall.module.css';

const hallDays = z.pick(openHallInput, { joinUntil: true, deleteOn: true });

/** Changes the days of a hall, and deletes it. */
export function HallDays({ hall }: { readonly hall: Hall }) {
  const { id: hallId, joinUntil, deleteOn, createdAt } = hall;
  const utils = trpc.useUtils();
  const form = useContractForm(hallDays, { joinUntil, deleteOn });
  const mutation = trpc.halls.change.useMutation({
    onSuccess: (changed) => {
      utils.halls.get.setData({ hallId }, changed);
      showToast({ title: 'Dates Saved' });
    },
    onError: (error) => {
      if (!form.showFieldError(error)) showFailure(error, 'Dates Not Saved');
    },
  });
  const save = useSendOnce(mutation);
  const last = new Date(Date.parse(createdAt) + hallMaxDays * dayMs);
  return (
    <Panel as="section" className={`gp-on-screen ${classes.end}`} aria-labelledby="days">
      <h2 id="days">How long it lasts</h2>
      <form
        className={classes.days}
        noValidate
        onSubmit={form.onSubmit((days) => save({ hallId, ...days }))}
      >
        <TextInput {...form.getInputProps('joinUntil')} type="date" label="Last day to join" />
        <TextInput
          {...form.getInputProps('deleteOn')}
          type="date"
          label="Day of deletion"
          max={toDay(last).date}
        />
        <Button type="submit" variant="outline" loading={mutation.isPending}>
          Save Dates
        </Button>
      </form>
      <DeleteHall hall={hall} />
    </Panel>
  );
}

function DeleteHall({ hall }: { readonly hall: Hall }) {
  const { id: hallId, name, placeCount, finishedCount } = hall;
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const mutation = trpc.halls.delete.useMutation({
    onSuccess: async ({ message }) => {
      await navigate({ to: '/halls', replace: true });
      showToast({ title: 'Hall Deleted', description: message });
    },
    onError: (error) => showFailure(error, 'Hall Not Deleted'),
  });
  const deleteHall = useSendOnce(mutation);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className={dialog.destructive}
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      >
        Delete This Hall Now
      </Button>
      <Modal title="Delete This Hall?" opened={isAsking} onClose={() => setIsAsking(false)}>
        <div className={dialog.form}>
          <p>
            This deletes <strong>{name}</strong> with{' '}
            <span>{`${plural(placeCount, 'place')}, ${plural(finishedCount, 'result')}`}</span> and
            their answers, for you and for your students. Only what a student has moved into an
            account stays. You can’t undo it.
          </p>
          <DeleteChoice
            noun="Hall"
            onKeep={() => setIsAsking(false)}
            loading={mutation.isPending}
            onClick={() => deleteHall({ hallId })}
          />
        </div>
      </Modal>
    </>
  );
}
