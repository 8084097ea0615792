import { getRouteApi, useLocation, useRouter } from '@tanstack/react-router';
import type { DrawerTopic } from './drawer-topics.ts';

const route = getRouteApi('/_authenticated/dashboard');

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How many steps back in the history the drawer was closed; undefined when the address itself opened it. */
    drawerDepth?: number;
  }
}

interface CatalogueDrawer {
  readonly open: DrawerTopic | undefined;
  /** Id of the career that is open. */
  readonly career: string | undefined;
  readonly openTopic: (topic: DrawerTopic) => void;
  /** From a career to the list. */
  readonly leaveCareer: () => void;
  readonly close: () => void;
}

/**
 * Which drawer is open is in the address: Back closes it, as expected on a phone, and reloading keeps it. Closing it
 * by its button goes back the same number of steps, so that no drawer stays in the history.
 */
export function useCatalogueDrawer(): CatalogueDrawer {
  const { open, career } = route.useSearch();
  const navigate = route.useNavigate();
  const { history } = useRouter();
  const depth = useLocation({ select: ({ state }) => state.drawerDepth ?? 0 });
  const isOpenedHere = depth > 0;

  return {
    open,
    career,
    openTopic: (topic) =>
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
