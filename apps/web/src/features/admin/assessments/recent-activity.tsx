import { type AdminAssessment, tierFacts } from '@guildpath/contract';
import { Table } from '@guildpath/ui';
import { TableTbody, TableTd, TableTh, TableThead, TableTr } from '@mantine/core';
import { IconMap2 } from '@tabler/icons-react';
import { Nothing } from '../panels/nothing.tsx';
import classes from '../tables/record-table.module.css';
import { Timestamp } from '../tables/timestamp.tsx';

export interface RecentActivityProps {
  /** Newest first. */
  readonly activity: readonly AdminAssessment[];
}

export function RecentActivity({ activity }: RecentActivityProps) {
  return (
    <section className="gp-stack gp-gap-3" aria-labelledby="recent-activity">
      <h2 id="recent-activity" className="gp-size-4">
        Recent Activity
      </h2>
      {activity.length === 0 ? (
        <Nothing Icon={IconMap2}>No activity yet. Finished quests appear here.</Nothing>
      ) : (
        <Table
          className={classes.table}
          data-cards
          layout="fixed"
          aria-labelledby="recent-activity"
        >
          <TableThead>
            <TableTr>
              <TableTh className={classes.type}>Type</TableTh>
              <TableTh>Taken by</TableTh>
              <TableTh className={classes.completed}>Completed</TableTh>
            </TableTr>
          </TableThead>
          <TableTbody>
            {activity.map(({ id, type, userId, guestEmail, completedAt }) => (
              <TableTr key={id}>
                <TableTd className={classes.lead}>{tierFacts[type].name}</TableTd>
                <TableTd>
                  {userId ? 'Registered User' : (guestEmail ?? 'Student in a hall')}
                </TableTd>
                <TableTd>
                  <Timestamp at={completedAt} />
                </TableTd>
              </TableTr>
            ))}
          </TableTbody>
        </Table>
      )}
    </section>
  );
}
