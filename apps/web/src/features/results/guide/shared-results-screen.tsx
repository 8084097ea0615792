import type { HallPlace, ResultsOutput } from '@guildpath/contract';
import { Button, Page } from '@guildpath/ui';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { hasCode, toMessage } from '../../../shared/api/call-errors.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { HallLink } from '../../../shared/layout/bar-links.tsx';
import { HomeBar } from '../../../shared/layout/home-bar.tsx';
import { toShownResults } from '../../../shared/results/shown-results.ts';
import { StatusPage } from '../../../shared/status-screens/status-page.tsx';
import { PrintedResult, usePrintFooter } from '../results-report.tsx';
import classes from './shared-results.module.css';

type ApiUtils = ReturnType<typeof trpc.useUtils>;

interface SharedResult extends Pick<HallPlace, 'id' | 'name'> {
  readonly results: ResultsOutput;
}

/** Shows all results that are shared in a hall one after another, to be printed. */
export function SharedResultsScreen({ hallId }: { readonly hallId: string }) {
  usePrintFooter();
  const utils = trpc.useUtils();
  const { data, error } = useQuery({
    queryKey: [...getQueryKey(trpc.halls.result), 'all', hallId],
    queryFn: () => readShared(utils, hallId),
    // Students may withdraw them at any moment.
    staleTime: 0,
    gcTime: 0,
  });
  const back = <HallLink hallId={hallId} />;
  if (error) {
    return <StatusPage title="We Couldn’t Load Them" message={toMessage(error)} actions={back} />;
  }
  if (!data) return <StatusPage busy title="Gathering Shared Results..." />;
  if (data.length === 0) {
    return (
      <StatusPage
        title="No One Shares a Result Yet"
        message="Students can switch it on, and off again, at the top of their result."
        actions={back}
      />
    );
  }
  return (
    <Page header={<HomeBar actions={back} />}>
      <div className={`gp-stack gp-gap-3 gp-start ${classes.head}`}>
        <h1>Shared results</h1>
        <p>
          {data.length === 1 ? 'One student shows' : `${data.length} students show`} you their
          result. Each is printed on pages of its own.
        </p>
        <Button
          leftIcon={<IconPrinter size={20} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          Print All
        </Button>
      </div>
      <div className={classes.results}>
        {data.map(({ id, name, results }) => (
          <PrintedResult key={id} results={results} reader={{ kind: 'guide', name }} />
        ))}
      </div>
    </Page>
  );
}

// One after another, because a hundred simultaneous calls would be refused.
async function readShared(utils: ApiUtils, hallId: string): Promise<readonly SharedResult[]> {
  const { places } = await utils.client.halls.places.query({ hallId });
  const shared: SharedResult[] = [];
  for (const { id, name, isShared, finishedAt } of places) {
    if (!isShared || !finishedAt) continue;
    const results = await findShared(utils, hallId, id);
    if (!results) continue;
    shared.push({ id, name, results });
  }
  return shared;
}

// Undefined if the student has withdrawn it since the list was read.
async function findShared({ client }: ApiUtils, hallId: string, placeId: string) {
  try {
    return toShownResults(await client.halls.result.query({ hallId, placeId }));
  } catch (error) {
    if (hasCode(error, 'NOT_FOUND')) return undefined;
    throw error;
  }
}
