import type { AdminSecurityEvent } from '@guildpath/contract';
import { Panel } from '@guildpath/ui';
import { Table } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { trpc } from '../../../shared/api/trpc.ts';
import panelClasses from '../parts/panels.module.css';
import { QueryBoundary } from '../parts/query-boundary.tsx';
import classes from '../parts/record-table.module.css';
import { Timestamp } from '../parts/timestamp.tsx';
import { eventNames } from './event-names.ts';

export interface SecurityEventsProps {
  /** They are first loaded when they are shown. */
  readonly isShown: boolean;
}

/** The last events of the audit trail. */
export function SecurityEvents({ isShown }: SecurityEventsProps) {
  const query = trpc.admin.securityEvents.useQuery(undefined, { enabled: isShown });
  return (
    <Panel padding="none" className={panelClasses.board}>
      <section className={classes.records} aria-labelledby="security-events">
        <h2 id="security-events" className={classes.title}>
          Security Events
        </h2>
        <p className={panelClasses.summary}>
          The last 100 sign-ins, changes to accounts and calls by administrators. Account and
          network are shortened; the same code is the same account or network.
        </p>
        <QueryBoundary query={query} what="security events">
          {({ events }) => (events.length > 0 ? <EventTable events={events} /> : <NoEvents />)}
        </QueryBoundary>
      </section>
    </Panel>
  );
}

function NoEvents() {
  return (
    <div className={panelClasses.nothing}>
      <IconShieldCheck size={44} stroke={1.25} aria-hidden="true" />
      <p>No events yet. Sign-ins and changes to accounts appear here.</p>
    </div>
  );
}

/** One row per event; on a phone each row is a card. */
function EventTable({ events }: { readonly events: readonly AdminSecurityEvent[] }) {
  return (
    <Table className={classes.table} layout="fixed" aria-labelledby="security-events">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>What</Table.Th>
          <Table.Th>Why</Table.Th>
          <Table.Th className={classes.code}>Account</Table.Th>
          <Table.Th className={classes.code}>Network</Table.Th>
          <Table.Th className={classes.moments}>When</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {events.map(({ id, type, reason, userId, address, at }) => (
          <Table.Tr key={id}>
            <Table.Th scope="row" className={classes.lead}>
              {eventNames[type]}
            </Table.Th>
            <Table.Td>{reason}</Table.Td>
            <Table.Td data-label="Account">
              {/* Ids made within a minute begin alike. */}
              <Code text={userId} shown={userId?.slice(-8)} />
            </Table.Td>
            <Table.Td data-label="Network">
              <Code text={address} shown={address?.slice(0, 8)} />
            </Table.Td>
            <Table.Td data-label="When">
              <Timestamp at={at} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface CodeProps {
  readonly text: string | undefined;
  readonly shown: string | undefined;
}

/** A dash where there is none. */
function Code({ text, shown }: CodeProps) {
  return text === undefined ? '–' : <span title={text}>{shown}</span>;
}
