import { comeBackInput, joinCodeLength, returnWordCount, toJoinCode } from '@guildpath/contract';
import { Button, TextInput } from '@guildpath/ui';
import { skipToken } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { hasCode, toMessage } from '../../shared/api/call-errors.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { useSendOnce } from '../../shared/api/use-send-once.ts';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { NextStudent } from '../../shared/halls/next-student.tsx';
import { OwnQuest } from '../../shared/halls/own-quest.tsx';
import { useEnterPlace, useForgetPlace, usePlace } from '../../shared/halls/place.ts';
import { ReturnWords } from '../../shared/halls/return-words.tsx';
import type { StoredPlace } from '../../shared/halls/stored-place.ts';
import { formatCalendarDay } from '../../shared/layout/format-time.ts';
import classes from './join.module.css';
import { JoinPage } from './join-page.tsx';
import type { StudentSearch } from './student-search.ts';

/** Takes the code of a hall, or the four words of a place. Someone with a place finds it here. */
export function JoinScreen({ isStudent }: { readonly isStudent: boolean }) {
  const { place, left: leftPlace } = usePlace();
  const left = useLeftHall(leftPlace);
  if (place) {
    const title = <span translate="no">{`You’re ${place.name}`}</span>;
    return (
      <JoinPage title={title} lead={place.hallName} isStudent>
        <div className={classes.form}>
          <ReturnWords />
          <OwnQuest place={place} fullWidth />
          <NextStudent name={place.name} />
          <p className="gp-soft gp-small gp-center">
            We delete this hall on {formatCalendarDay(place.deleteOn)}.
          </p>
        </div>
      </JoinPage>
    );
  }
  return (
    <JoinPage
      title={left?.isGone ? 'Your Hall Is Gone' : 'Join Your Class'}
      lead={
        left?.lead ?? 'Type the code from the board. Coming back? Type your four words instead.'
      }
      isStudent={isStudent}
    >
      <JoinForm search={isStudent ? { as: 'student' } : {}} />
      {left ? <PlayAlone /> : null}
    </JoinPage>
  );
}

// Tells the student of a closed place whether the session has ended or the hall has been deleted.
function useLeftHall(left: StoredPlace | undefined) {
  const { error, isFetching } = trpc.join.read.useQuery(
    left?.code ? { code: left.code } : skipToken,
  );
  if (!left || isFetching) return undefined;
  const isGone = hasCode(error, 'GONE');
  const lead = isGone
    ? `${left.hallName} has been deleted, and your result with it.`
    : `Your place in ${left.hallName} has closed on this device. Your answers are still here: type your four words to open it again.`;
  return { isGone, lead };
}

// For someone in no class, on a device that still knows a place.
function PlayAlone() {
  const navigate = useNavigate();
  const forgetPlace = useForgetPlace();
  const leave = async () => {
    await forgetPlace();
    await navigate({ to: '/' });
  };
  return (
    <Button variant="quiet" size="sm" onClick={() => void leave()}>
      Go On Without a Class
    </Button>
  );
}

function JoinForm({ search }: { readonly search: StudentSearch }) {
  const navigate = useNavigate();
  const enterPlace = useEnterPlace();
  const form = useContractForm(comeBackInput, { words: '' });
  const mutation = trpc.join.comeBack.useMutation({
    onSuccess: async (place) => {
      await enterPlace(place);
      const { assessmentResultId, assessmentType: tier } = place;
      if (assessmentResultId) {
        await navigate({ to: '/results/$assessmentResultId', params: { assessmentResultId } });
      } else await navigate({ to: '/assessment/$tier', params: { tier } });
    },
    onError: (error) => form.showAtField('words', toMessage(error)),
  });
  const comeBack = useSendOnce(mutation);
  const handleSubmit = form.onSubmit(({ words }) => {
    const code = toJoinCode(words);
    if (code === '') form.showAtField('words', 'Please type a code or your four words');
    else if (areReturnWords(words)) comeBack({ words });
    else if (code.length !== joinCodeLength) {
      form.showAtField(
        'words',
        'A code has seven letters, and your words are four. Check each one.',
      );
    } else void navigate({ to: '/join/$code', params: { code }, search });
  });
  return (
    <form
      className={classes.form}
      noValidate
      // React replays a submission from before hydration only if there is a function here.
      action={() => handleSubmit()}
      onSubmit={handleSubmit}
    >
      <TextInput
        {...form.getInputProps('words')}
        label="Code or four words"
        classNames={{ input: classes.code }}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" fullWidth size="lg" loading={mutation.isPending}>
        Go In
      </Button>
    </form>
  );
}

// A code may be typed with spaces too, but four words have more letters.
function areReturnWords(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.length === returnWordCount && words.join('').length > joinCodeLength;
}
