import type { SystemOverviewOutput } from '@guildpath/contract';
import { Panel } from '@guildpath/ui';
import {
  IconBooks,
  IconBriefcase,
  IconClipboardCheck,
  type IconProps,
  IconUsers,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';
import { formatLoadingCount } from '../figures/format-count.ts';
import { QueryError } from '../panels/query-boundary.tsx';
import classes from './summary-cards.module.css';

interface Card {
  readonly figure: keyof Pick<
    SystemOverviewOutput,
    'users' | 'assessments' | 'questions' | 'careers'
  >;
  readonly label: string;
  readonly Icon: ComponentType<IconProps>;
}

const cards: readonly Card[] = [
  { figure: 'users', label: 'Total Users', Icon: IconUsers },
  { figure: 'assessments', label: 'Total Assessments', Icon: IconClipboardCheck },
  { figure: 'questions', label: 'Question Bank', Icon: IconBooks },
  { figure: 'careers', label: 'Career Profiles', Icon: IconBriefcase },
];

export function SummaryCards() {
  const query = trpc.admin.systemOverview.useQuery();
  const { data, isPending } = query;
  const isUnknown = !data && !isPending;
  return (
    <>
      <dl className={classes.cards} aria-busy={isPending}>
        {cards.map(({ figure, label, Icon }) => (
          <Panel key={figure} padding="none" className={classes.card}>
            <dt className={classes.label}>
              <Icon className={classes.icon} size={24} stroke={1.5} aria-hidden="true" />
              {label}
            </dt>
            <dd className={classes.count}>{formatLoadingCount(data?.[figure], isPending)}</dd>
            {isUnknown ? <dd className={classes.unknown}>Couldn’t load</dd> : null}
          </Panel>
        ))}
      </dl>
      <QueryError query={query} what="figures above" />
    </>
  );
}
