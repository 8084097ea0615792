import { type AssessmentResult, tierFacts } from '@guildpath/contract';
import { archetype } from '@guildpath/scoring';
import { Crest } from '@guildpath/ui';
import { NavLink, type NavLinkProps } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { formatDayAndTime } from '../format-time.ts';
import { topInterest } from '../top-interest.ts';

type NavLinkAnchorProps = NavLinkProps & Omit<ComponentProps<'a'>, keyof NavLinkProps>;

function NavLinkAnchor(props: NavLinkAnchorProps) {
  return <NavLink component="a" {...props} />;
}

const RowLink = createLink(NavLinkAnchor);

/** One completed quest, linked to its results. */
export function HistoryRow({ assessment }: { readonly assessment: AssessmentResult }) {
  const { id, assessmentType, completedAt, riasecScores, guildTitle } = assessment;
  const found = [archetype(riasecScores), guildTitle].filter(Boolean).join(', ');
  return (
    <RowLink
      to="/results/$assessmentResultId"
      params={{ assessmentResultId: id }}
      label={`${tierFacts[assessmentType].name}: ${found}`}
      description={<time dateTime={completedAt}>{formatDayAndTime(completedAt)}</time>}
      leftSection={<Crest emblem={topInterest(riasecScores)} size={40} />}
      rightSection={<IconChevronRight size={20} aria-hidden="true" />}
    />
  );
}
