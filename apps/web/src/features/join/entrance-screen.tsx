import { type JoinOutput, tierFacts } from '@guildpath/contract';
import { Button } from '@guildpath/ui';
import { useNavigate } from '@tanstack/react-router';
import { hasCode, toMessage } from '../../shared/api/call-errors.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { useSendOnce } from '../../shared/api/use-send-once.ts';
import { useAuth } from '../../shared/auth/auth.ts';
import { NextStudent } from '../../shared/halls/next-student.tsx';
import { useEnterPlace, usePlace } from '../../shared/halls/place.ts';
import { formatCalendarDay } from '../../shared/layout/format-time.ts';
import { LinkButton } from '../../shared/layout/link-button.tsx';
import { SiteSentence } from '../../shared/layout/site-sentence.tsx';
import { TryAgain } from '../../shared/status-screens/load-failure.tsx';
import { StatusPage } from '../../shared/status-screens/status-page.tsx';
import { showFailure } from '../../shared/toasts/show-failure.ts';
import { showToast } from '../../shared/toasts/show-toast.ts';
import classes from './join.module.css';
import { cookiesBlocked, JoinPage } from './join-page.tsx';

export interface EntranceScreenProps {
  readonly code: string;
  readonly isStudent: boolean;
}

/** Explains what joining a hall means, and lets the student pick a drawn name. */
export function EntranceScreen({ code, isStudent }: EntranceScreenProps) {
  const { user, isLoading } = useAuth();
  const { place, isLoading: isPlaceLoading } = usePlace();
  const isAsked = user !== undefined && !isStudent;
  const query = trpc.join.read.useQuery(
    { code },
    // Others may take a name at any moment.
    { staleTime: 0, gcTime: 0, enabled: !(isLoading || isPlaceLoading || isAsked) },
  );
  const { data, error } = query;
  if (!isAsked && error) {
    return (
      <StatusPage
        title="You Can’t Go In"
        message={toMessage(error)}
        actions={
          <>
            <LinkButton to="/join">
              {place ? 'Open the Quest on This Device' : 'Try Another Code'}
            </LinkButton>
            {hasCode(error, 'NOT_FOUND') || hasCode(error, 'GONE') ? null : (
              <TryAgain query={query} />
            )}
          </>
        }
      />
    );
  }
  if (!isAsked && !data) return <StatusPage busy title="Finding Your Class..." />;
  return (
    <JoinPage
      title={data?.hallName ?? ''}
      lead={
        data
          ? `Opened by ${data.guideName}. You’ll play the ${tierFacts[data.assessmentType].name}.`
          : ''
      }
      isStudent={isStudent}
    >
      {data ? <Entrance code={code} hall={data} onTaken={() => void query.refetch()} /> : null}
    </JoinPage>
  );
}

interface EntranceProps {
  readonly code: string;
  readonly hall: JoinOutput;
  readonly onTaken: () => void;
}

function Entrance({ code, hall, onTaken }: EntranceProps) {
  const { hallName, deleteOn, names } = hall;
  const navigate = useNavigate();
  const { place } = usePlace();
  const enterPlace = useEnterPlace();
  const mutation = trpc.join.open.useMutation({
    onSuccess: async ({ name, returnWords }) => {
      if (!(await enterPlace({ name, hallName, code, returnWords }))) {
        return showToast({ ...cookiesBlocked, variant: 'destructive' });
      }
      // Shows the words, and the way into the quest.
      await navigate({ to: '/join', replace: true });
    },
    onError: (error) => {
      showFailure(error, 'Not In Yet');
      // Asks again: for other names, or why no one may come in now.
      if (hasCode(error, 'NAME_TAKEN') || hasCode(error, 'CONFLICT')) onTaken();
    },
  });
  const takeName = useSendOnce(mutation);
  if (place && !mutation.isPending) return <OpenQuest />;
  return (
    <div className={classes.form}>
      <h2 className="gp-size-4 gp-center">Pick a name for the road</h2>
      <div className={classes.names}>
        {names.map((name) => (
          <Button
            key={name}
            variant="outline"
            fullWidth
            translate="no"
            loading={mutation.isPending && mutation.variables.name === name}
            onClick={() => takeName({ code, name })}
          >
            {name}
          </Button>
        ))}
      </div>
      <ul className={classes.facts}>
        <li>You don’t give your name or an email.</li>
        <li>
          Your guide sees the name you pick, and when you join, start and finish. Your result stays
          yours unless you show it to them, and no one sees your answers.
        </li>
        <li>On {formatCalendarDay(deleteOn)} we delete everything in this hall.</li>
        <SiteSentence name="ageNote" as="li" />
      </ul>
    </div>
  );
}

// Names nobody, because the student before may have left without a word.
function OpenQuest() {
  return (
    <div className={classes.form}>
      <p>
        A quest is still open on this device. If it’s yours, go on with it. If it isn’t, leave it to
        come in: its own four words open it again.
      </p>
      <LinkButton to="/join" fullWidth>
        It’s Mine
      </LinkButton>
      <NextStudent />
    </div>
  );
}
