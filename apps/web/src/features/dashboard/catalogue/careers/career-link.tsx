import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export interface CareerLinkProps {
  readonly careerId: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Links to a career in the library. Counts the step of history for `useCatalogueDrawer`. */
export function CareerLink({ careerId, children, className }: CareerLinkProps) {
  const depth = useLocation({ select: ({ state }) => state.drawerDepth ?? 0 });
  return (
    <Link
      to="/dashboard"
      search={{ open: 'career-library', career: careerId }}
      state={depth > 0 ? { drawerDepth: depth + 1 } : {}}
      resetScroll={false}
      className={className}
    >
      {children}
    </Link>
  );
}
