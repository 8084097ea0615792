import { titleName } from '@guildpath/contract';
import { Link } from '@tanstack/react-router';
import type { PropsWithChildren } from 'react';

/** Leads to what the guild says of a title, whose name follows the children. */
export function TitleLink(props: PropsWithChildren<{ readonly guildTitle: string }>) {
  const { guildTitle, children } = props;
  return (
    <Link to="/guild/$title" params={{ title: titleName(guildTitle) }}>
      {children}
      {guildTitle}
    </Link>
  );
}
