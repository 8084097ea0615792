import type { CareerRecommendation } from '@guildpath/contract';
import { Panel } from '@guildpath/ui';
import { useContext } from 'react';
import { trpc } from '../../shared/api/trpc.ts';
import { dareWords } from '../../shared/careers/dare-words.ts';
import { LinkButton } from '../../shared/layout/link-button.tsx';
import { ReaderKind } from './reader.ts';
import classes from './results-report.module.css';

/** Shows the first step of the best match, which the dashboard takes up. */
export function Dare({ career }: { readonly career: CareerRecommendation | undefined }) {
  const { data, isPending } = trpc.catalogue.career.useQuery(
    { careerId: career?.id ?? '' },
    { enabled: career !== undefined },
  );
  const isMember = useContext(ReaderKind) === 'member';
  if (!career || !(isPending || data?.firstStep)) return null;
  return (
    <Panel padding="none" className={classes.dare} aria-busy={isPending}>
      {data?.firstStep ? (
        <p>
          <strong>{dareWords(data.firstStep)}</strong> {data.firstStep}
        </p>
      ) : null}
      {isMember ? (
        <LinkButton to="/dashboard" hash="next" variant="outline" size="sm">
          Take It Up on Your Dashboard
        </LinkButton>
      ) : null}
    </Panel>
  );
}
