import { Button } from '@guildpath/ui';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatCount } from '../figures/format-count.ts';
import classes from './pages.module.css';

export interface PagesProps {
  /** A plural noun: `users`. */
  readonly what: string;
  /** Counts from 1. */
  readonly page: number;
  readonly hasNext: boolean;
  readonly onTurn: (page: number) => void;
}

/** Renders nothing for a single page. */
export function Pages({ what, page, hasNext, onTurn }: PagesProps) {
  if (page === 1 && !hasNext) return null;
  return (
    <nav className={classes.pages} aria-label={`Pages of ${what}`}>
      <Button
        variant="outline"
        size="sm"
        disabled={page === 1}
        leftIcon={<IconChevronLeft size={18} aria-hidden="true" />}
        onClick={() => onTurn(page - 1)}
      >
        Previous
      </Button>
      <span className={classes.page}>{`Page ${formatCount(page)}`}</span>
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
