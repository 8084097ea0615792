import {
  type CurrentUser,
  dayMs,
  guideNameMaxLength,
  hallDefaultDays,
  hallMaxDays,
  hallNameMaxLength,
  openHallInput,
  tierFacts,
  tiers,
  toDay,
} from '@guildpath/contract';
import { Button, NativeSelect, Panel, TextInput } from '@guildpath/ui';
import { useNavigate } from '@tanstack/react-router';
import { useSiteSettings } from '../../shared/api/site-settings.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { useSendOnce } from '../../shared/api/use-send-once.ts';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { showFailure } from '../../shared/toasts/show-failure.ts';
import classes from './halls.module.css';

const defaultJoinDays = 14;

/** Returns the day after that number of days, in the guide's time zone. */
function toDaysFromNow(days: number): string {
  return toDay(new Date(Date.now() + days * dayMs)).date;
}

export function OpenHallForm({ user }: { readonly user: CurrentUser }) {
  const { availableTiers } = useSiteSettings();
  const navigate = useNavigate();
  const open = tiers.filter((tier) => availableTiers.includes(tier));
  const form = useContractForm(openHallInput, {
    name: '',
    guideName: user.firstName ?? '',
    assessmentType: open[0] ?? 'quick',
    joinUntil: toDaysFromNow(defaultJoinDays),
    deleteOn: toDaysFromNow(hallDefaultDays),
  });
  const mutation = trpc.halls.open.useMutation({
    onSuccess: ({ id }) => navigate({ to: '/halls/$hallId', params: { hallId: id } }),
    onError: (error) => {
      if (!form.showFieldError(error)) showFailure(error, 'Hall Not Opened');
    },
  });
  const openHall = useSendOnce(mutation);
  return (
    <Panel as="section" aria-labelledby="open-hall">
      <form className={classes.stack} noValidate onSubmit={form.onSubmit(openHall)}>
        <h2 id="open-hall">Open a hall</h2>
        <TextInput
          {...form.getInputProps('name')}
          label="Name"
          description="Everyone who joins sees it: Grade 9, room 12"
          maxLength={hallNameMaxLength}
          autoComplete="off"
        />
        <TextInput
          {...form.getInputProps('guideName')}
          label="What your students call you"
          maxLength={guideNameMaxLength}
          autoComplete="off"
        />
        <NativeSelect
          {...form.getInputProps('assessmentType')}
          label="Quest"
          data={open.map((tier) => ({
            value: tier,
            label: `${tierFacts[tier].name}, ${tierFacts[tier].minutes} minutes`,
          }))}
        />
        <div className={classes.days}>
          <TextInput
            {...form.getInputProps('joinUntil')}
            type="date"
            label="Last day to join"
            min={toDaysFromNow(0)}
          />
          <TextInput
            {...form.getInputProps('deleteOn')}
            type="date"
            label="Day of deletion"
            description={`At most ${hallMaxDays} days from now`}
            min={toDaysFromNow(1)}
            max={toDaysFromNow(hallMaxDays)}
          />
        </div>
        <Button type="submit" loading={mutation.isPending}>
          Open the Hall
        </Button>
      </form>
    </Panel>
  );
}
