import { getRouteApi, useLocation, useRouter } from '@tanstack/react-router';
import type { DrawerTopic } from './drawer-topics.ts';

const route = getRouteApi('/_authenticated/dashboard');

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The history steps back to the closed drawer; undefined if the address opened it. */
    drawerDepth?: number;
  }
}

/**
 * Keeps the open drawer in the address, so that Back closes it and a reload does not. Its close button goes
 * back as many steps as it was opened, so that no drawer stays in the history.
 */
export function useCatalogueDrawer() {
  const { open, career } = route.useSearch();
  const navigate = route.useNavigate();
  const { history } = useRouter();
  const depth = useLocation({ select: ({ state }) => state.drawerDepth ?? 0 });
  const isOpenedHere = depth > 0;

  return {
    open,
    career,
    openTopic: (topic: DrawerTopic) =>
      void navigate({
        search: { open: topic },
        state: { drawerDepth: depth + 1 },
        resetScroll: false,
      }),
    leaveCareer: () => {
      if (isOpenedHere) history.back();
      else void navigate({ search: { open: 'career-library' }, replace: true, resetScroll: false });
    },
    close: () => {
      if (isOpenedHere) history.go(-depth);
      else void navigate({ search: {}, replace: true, resetScroll: false });
    },
  };
}
