import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export interface CareerLinkProps {
  readonly careerId: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A link to a career within the Career Library; adds a step of history (see `useCatalogueDrawer`). */
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
