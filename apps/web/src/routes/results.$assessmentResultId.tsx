import { createFileRoute, redirect } from '@tanstack/react-router';
import { AskFriends } from '../features/friends/ask-friends.tsx';
import { FriendInvitation } from '../features/friends/friend-invitation.tsx';
import { toMember } from '../features/results/reader.ts';
import { ResultsScreen, type ResultsScreenProps } from '../features/results/results-screen.tsx';
import { ensureViewer, useAuth } from '../shared/auth/auth.ts';
import { sendToLogin } from '../shared/auth/send-to-login.ts';
import { useGuard } from '../shared/auth/use-guard.ts';
import { lazyPart, Part } from '../shared/code-loading/lazy-part.tsx';
import { GuildLink } from '../shared/friends/guild-link.tsx';
import { ensurePlace, usePlace } from '../shared/halls/place.ts';
import { readPlace } from '../shared/halls/stored-place.ts';
import { DashboardLink } from '../shared/layout/bar-links.tsx';
import { privateHead } from '../shared/layout/head.ts';
import { isFirstVisit } from '../shared/quest/first-visits.ts';
import { rememberInvitation, toInvitationSearch } from '../shared/quest/remembered-invitation.ts';
import { LoadingScreen } from '../shared/status-screens/loading-screen.tsx';

export const Route = createFileRoute('/results/$assessmentResultId')({
  staticData: { hasToasts: true },
  ssr: false,
  // Brought by the mailed link of a guest whom a friend invited.
  validateSearch: toInvitationSearch,
  beforeLoad: async ({ context, params, search: { invitation }, ...route }) => {
    if (!(await ensureViewer(context)) && !(await ensurePlace(context))) {
      // A student has no login, and learns there what became of the place.
      if (readPlace()) throw redirect({ to: '/join', replace: true });
      await sendToLogin(route);
    }
    if (!invitation) return;
    rememberInvitation(invitation);
    throw redirect({ to: '/results/$assessmentResultId', params, search: {}, replace: true });
  },
  loader: async ({
    context: { utils },
    params: { assessmentResultId },
  }): Promise<Pick<ResultsScreenProps, 'Reveal'>> => {
    // The screen itself shows that it loads.
    void utils.results.get.prefetch({ assessmentResultId });
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isStill || !isFirstVisit(assessmentResultId)) return {};
    // Waits for it, so that it never comes after the page, which can do without.
    const loaded = import('../features/results/reveal/reveal.tsx');
    return loaded.catch((error: unknown) => {
      console.warn('The results open without their reveal.', error);
      return {};
    });
  },
  head: () => privateHead('Your Results'),
  component: ResultsRoute,
});

// Members and guests have no use for it.
const PlaceResultScreen = lazyPart(
  async () => (await import('../features/results/place/place-result-screen.tsx')).PlaceResultScreen,
);

function ResultsRoute() {
  const { assessmentResultId } = Route.useParams();
  const { Reveal } = Route.useLoaderData();
  const { user } = useAuth();
  const { place } = usePlace();
  useGuard(user !== undefined || place !== undefined);
  if (user) {
    return (
      <ResultsScreen
        key={assessmentResultId}
        assessmentResultId={assessmentResultId}
        Reveal={Reveal}
        reader={toMember(user)}
        actions={<DashboardLink />}
        choices={<FriendInvitation assessmentResultId={assessmentResultId} />}
        renderFriends={(results) => (
          <>
            <AskFriends results={results} />
            <GuildLink assessmentResultId={assessmentResultId} />
          </>
        )}
      />
    );
  }
  if (!place) return <LoadingScreen />;
  return (
    <Part name="your result" fallback={<LoadingScreen />}>
      <PlaceResultScreen
        key={assessmentResultId}
        assessmentResultId={assessmentResultId}
        Reveal={Reveal}
        place={place}
      />
    </Part>
  );
}
