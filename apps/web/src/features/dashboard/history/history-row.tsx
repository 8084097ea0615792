import { type AssessmentResult, crestOf, tierFacts } from '@guildpath/contract';
import { archetype } from '@guildpath/scoring';
import { Crest, NavLink } from '@guildpath/ui';
import type { NavLinkProps } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { formatDayAndTime } from '../../../shared/layout/format-time.ts';
import { DeleteResult } from '../../../shared/results/delete-result.tsx';
import classes from './history-card.module.css';

type NavLinkAnchorProps = NavLinkProps & Omit<ComponentProps<'a'>, keyof NavLinkProps>;

function NavLinkAnchor(props: NavLinkAnchorProps) {
  return <NavLink component="a" {...props} />;
}

const RowLink = createLink(NavLinkAnchor);

export interface HistoryRowProps {
  readonly assessment: AssessmentResult;
  readonly onDeleted: () => Promise<void>;
}

export function HistoryRow({ assessment, onDeleted }: HistoryRowProps) {
  const { id, assessmentType, completedAt, riasecScores, guildTitle } = assessment;
  return (
    <>
      <RowLink
        to="/results/$assessmentResultId"
        params={{ assessmentResultId: id }}
        label={`${tierFacts[assessmentType].name}: ${archetype(riasecScores)}, ${guildTitle}`}
        description={<time dateTime={completedAt}>{formatDayAndTime(completedAt)}</time>}
        leftSection={<Crest {...crestOf(assessment)} size={40} />}
        rightSection={<IconChevronRight size={20} aria-hidden="true" />}
      />
      <DeleteResult
        result={assessment}
        variant="quiet"
        className={classes.delete}
        onDeleted={onDeleted}
      />
    </>
  );
}
