import { IconEyeOff } from '@tabler/icons-react';
import { hasCode, toMessage } from '../../../shared/api/call-errors.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { HallLink } from '../../../shared/layout/bar-links.tsx';
import { toShownResults } from '../../../shared/results/shown-results.ts';
import { StatusPage } from '../../../shared/status-screens/status-page.tsx';
import { ResultsReport } from '../results-report.tsx';

export interface SharedResultScreenProps {
  readonly hallId: string;
  readonly placeId: string;
}

// Asked for at each visit and kept by no cache, because the student may withdraw it at any moment.
const uncached = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: true } as const;

/** Shows a guide the result of a place, for as long as its student shows it. */
export function SharedResultScreen({ hallId, placeId }: SharedResultScreenProps) {
  const { data, error } = trpc.halls.result.useQuery({ hallId, placeId }, uncached);
  const places = trpc.halls.places.useQuery({ hallId }, { staleTime: 0 });
  const back = <HallLink hallId={hallId} />;
  if (error) {
    return (
      <StatusPage
        icon={<IconEyeOff size={64} stroke={1.5} aria-hidden="true" />}
        title="This Result Isn’t Shared"
        message={
          hasCode(error, 'NOT_FOUND')
            ? 'You can read a result while its student shows it to you. They may have just changed that.'
            : toMessage(error)
        }
        actions={back}
      />
    );
  }
  if (!data || places.isPending) return <StatusPage busy title="Opening the Result..." />;
  const name = places.data?.places.find(({ id }) => id === placeId)?.name ?? 'This student';
  return (
    <ResultsReport
      results={toShownResults(data)}
      reader={{ kind: 'guide', name }}
      isWriting={false}
      actions={back}
      choices={
        <p className="gp-soft gp-center">
          It’s written to the student, so from here on “you” is {name}. They can stop showing it to
          you at any time.
        </p>
      }
    />
  );
}
