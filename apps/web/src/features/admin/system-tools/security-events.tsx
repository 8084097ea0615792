import type { AdminSecurityEvent } from '@guildpath/contract';
import { Panel, Table } from '@guildpath/ui';
import { TableTbody, TableTd, TableTh, TableThead, TableTr } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';
import { formatCount } from '../figures/format-count.ts';
import { Nothing } from '../panels/nothing.tsx';
import panelClasses from '../panels/panels.module.css';
import { QueryBoundary } from '../panels/query-boundary.tsx';
import { Pages } from '../tables/pages.tsx';
import classes from '../tables/record-table.module.css';
import { Timestamp } from '../tables/timestamp.tsx';
import { eventNames } from './event-names.ts';

export interface SecurityEventsProps {
  /** The events are loaded once the tab is shown. */
  readonly isShown: boolean;
}

const pageSize = 25;

export function SecurityEvents({ isShown }: SecurityEventsProps) {
  // Each page starts after the last event of the previous one, so that new events do not shift the pages.
  const [ends, setEnds] = useState<readonly string[]>([]);
  const page = ends.length + 1;
  const query = trpc.admin.securityEvents.useQuery(
    { limit: pageSize, before: ends.at(-1) },
    { enabled: isShown, placeholderData: keepPreviousData },
  );
  const summary = useRef<HTMLParagraphElement>(null);
  const { data, isPlaceholderData } = query;
  const events = data?.events ?? [];

  const handleTurn = (newPage: number) => {
    // The requested page is still loading.
    if (isPlaceholderData) return;
    const end = events.at(-1)?.id;
    setEnds(newPage > page && end ? [...ends, end] : ends.slice(0, -1));
    // The new rows follow the summary.
    summary.current?.focus();
  };

  return (
    <Panel padding="none" className={panelClasses.board}>
      <section className="gp-stack gp-gap-3" aria-labelledby="security-events">
        <h2 id="security-events" className="gp-size-4">
          Security Events
        </h2>
        <p className={panelClasses.summary}>
          Sign-ins, account changes and admin calls. Networks and deleted accounts appear as codes.
          The same code always means the same network or account.
        </p>
        <p ref={summary} role="status" tabIndex={-1} className={panelClasses.summary}>
          {data && !isPlaceholderData ? describeEvents(events.length, page) : null}
        </p>
        <QueryBoundary query={query} what="security events">
          {() => (
            <div
              className={`gp-stack gp-gap-4 ${panelClasses.stack}`}
              aria-busy={isPlaceholderData}
            >
              {events.length > 0 ? <EventTable events={events} /> : null}
              {events.length === 0 && page === 1 ? (
                <Nothing Icon={IconShieldCheck}>
                  No events yet. Sign-ins and changes to accounts appear here.
                </Nothing>
              ) : null}
              <Pages
                what="security events"
                page={page}
                hasNext={events.length === pageSize}
                onTurn={handleTurn}
              />
            </div>
          )}
        </QueryBoundary>
      </section>
    </Panel>
  );
}

function describeEvents(shown: number, page: number): string | null {
  if (shown === 0) return page === 1 ? null : 'No more events';
  const before = (page - 1) * pageSize;
  return `Events ${formatCount(before + 1)} to ${formatCount(before + shown)}, newest first`;
}

function EventTable({ events }: { readonly events: readonly AdminSecurityEvent[] }) {
  return (
    <Table className={classes.table} data-cards layout="fixed" aria-labelledby="security-events">
      <TableThead>
        <TableTr>
          <TableTh>What</TableTh>
          <TableTh>Why</TableTh>
          <TableTh className={classes.account}>Account</TableTh>
          <TableTh className={classes.code}>Network</TableTh>
          <TableTh className={classes.moments}>When</TableTh>
        </TableTr>
      </TableThead>
      <TableTbody>
        {events.map(({ id, type, reason, userId, email, address, at }) => (
          <TableTr key={id}>
            <TableTh scope="row" className={classes.lead}>
              {eventNames[type]}
            </TableTh>
            <TableTd>{reason}</TableTd>
            <TableTd data-label="Account">
              {/* Ids created within the same minute have the same start. */}
              <Code text={userId} shown={email ?? userId?.slice(-8)} />
            </TableTd>
            <TableTd data-label="Network">
              <Code text={address} shown={address?.slice(0, 8)} />
            </TableTd>
            <TableTd data-label="When">
              <Timestamp at={at} />
            </TableTd>
          </TableTr>
        ))}
      </TableTbody>
    </Table>
  );
}

interface CodeProps {
  readonly text: string | undefined;
  readonly shown: string | undefined;
}

function Code({ text, shown }: CodeProps) {
  return text === undefined ? '–' : <span title={text}>{shown}</span>;
}
