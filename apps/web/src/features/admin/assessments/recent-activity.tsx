import { type AdminAssessment, tierFacts } from '@guildpath/contract';
import { Table } from '@mantine/core';
import { IconMap2 } from '@tabler/icons-react';
import panelClasses from '../parts/panels.module.css';
import classes from '../parts/record-table.module.css';
import { Timestamp } from '../parts/timestamp.tsx';

export interface RecentActivityProps {
  /** Newest first. */
  readonly activity: readonly AdminAssessment[];
}

export function RecentActivity({ activity }: RecentActivityProps) {
  return (
    <section className={classes.records} aria-labelledby="recent-activity">
      <h2 id="recent-activity" className={classes.title}>
        Recent Activity
      </h2>
      {activity.length === 0 ? (
        <div className={panelClasses.nothing}>
          <IconMap2 size={44} stroke={1.25} aria-hidden="true" />
          <p>No activity yet. Finished quests appear here.</p>
        </div>
      ) : (
        <Table className={classes.table} layout="fixed" aria-labelledby="recent-activity">
          <Table.Thead>
            <Table.Tr>
              <Table.Th className={classes.type}>Type</Table.Th>
              <Table.Th>Taken by</Table.Th>
              <Table.Th className={classes.completed}>Completed</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {activity.map(({ id, type, userId, guestEmail, completedAt }) => (
              <Table.Tr key={id}>
                <Table.Td className={classes.lead}>{tierFacts[type].name}</Table.Td>
                <Table.Td>{userId ? 'Registered User' : guestEmail}</Table.Td>
                <Table.Td>
                  <Timestamp at={completedAt} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </section>
  );
}
