import { isSamePlace, placeKey, readPlace, type StoredPlace } from '../halls/stored-place.ts';
import { findCachedViewer, refetchViewer, subscribeToViewer, type ViewerContext } from './auth.ts';
import { readStorage, visitorKeyPrefix, writeStorage } from './visitor-storage.ts';

// Where every tab sees it change, also by a logout that left no other page.
const viewerIdKey = `${visitorKeyPrefix}viewer`;

/**
 * Reloads the page of a signed-in visitor, or of a place in a hall, once another tab has left it or become
 * someone else, and when it comes back from the browser's back/forward cache after that. There it is hidden.
 * Returns how to stop.
 */
export function watchViewer(context: ViewerContext): () => void {
  const { style } = document.documentElement;
  const reload = () => {
    style.visibility = 'hidden';
    window.location.reload();
  };
  let place: StoredPlace | undefined;
  const handleStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    const left = key === placeKey ? readPlace(oldValue) : undefined;
    if (left && !isSamePlace(left, readPlace(newValue))) return reload();
    const own = findCachedViewer(context);
    if (key !== viewerIdKey || newValue === (own?.id ?? null)) return;
    if (own) reload();
    else refetchViewer(context).catch(() => undefined);
  };
  const handleHide = ({ persisted }: PageTransitionEvent) => {
    place = readPlace();
    if (persisted && (place || findCachedViewer(context))) style.visibility = 'hidden';
  };
  const handleShow = async ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (place && !isSamePlace(place, readPlace())) return reload();
    const own = findCachedViewer(context);
    // Offline, the storage alone decides.
    const now = await refetchViewer(context).catch(() => own);
    if (own && (now?.id !== own.id || readStorage(viewerIdKey) !== own.id)) reload();
    else style.visibility = '';
  };

  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('storage', handleStorage, { signal });
  window.addEventListener('pagehide', handleHide, { signal });
  window.addEventListener('pageshow', (event) => void handleShow(event), { signal });
  const unsubscribe = subscribeToViewer(context, (viewer) => writeStorage(viewerIdKey, viewer?.id));
  return () => {
    listening.abort();
    unsubscribe();
  };
}
