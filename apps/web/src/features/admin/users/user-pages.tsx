import { Button } from '@guildpath/ui';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatCount } from '../parts/formats.ts';
import classes from './user-pages.module.css';

export interface UserPagesProps {
  /** The page that is shown, from 1. */
  readonly page: number;
  readonly hasNext: boolean;
  readonly onTurn: (page: number) => void;
}

/** Leads through the pages of users, where there is more than one. */
export function UserPages({ page, hasNext, onTurn }: UserPagesProps) {
  if (page === 1 && !hasNext) return null;
  return (
    <nav className={classes.pages} aria-label="Pages of users">
      <Button
        variant="outline"
        size="sm"
        disabled={page === 1}
        leftIcon={<IconChevronLeft size={18} aria-hidden="true" />}
        onClick={() => onTurn(page - 1)}
      >
        Previous
      </Button>
      <span className={classes.page}>Page {formatCount(page)}</span>
      <Button
        variant="outline"
        size="sm"
        disabled={!hasNext}
        rightIcon={<IconChevronRight size={18} aria-hidden="true" />}
        onClick={() => onTurn(page + 1)}
      >
        Next
      </Button>
    </nav>
  );
}
