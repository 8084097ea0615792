import { isTier, tierFacts } from '@guildpath/contract';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AssessmentScreen } from '../features/assessment/assessment-screen.tsx';
import { QuestLoadingScreen } from '../features/assessment/quest-loading-screen.tsx';
import { privateHead } from '../shared/layout/head.ts';
import { rememberInvitation, toInvitationSearch } from '../shared/quest/remembered-invitation.ts';

export const Route = createFileRoute('/assessment/$tier')({
  staticData: { hasToasts: true },
  // Works before the invitation's code has come.
  validateSearch: toInvitationSearch,
  // The scenes have entries of their own in the history, but the same questions.
  shouldReload: ({ cause }) => cause !== 'stay',
  loader: async ({ context: { utils }, params: { tier } }) => {
    const { availableTiers } = await utils.site.settings.ensureData();
    // The screen explains what to do when they cannot be loaded.
    if (isTier(tier) && availableTiers.includes(tier)) {
      await utils.assessment.questions.prefetch({ tier });
    }
  },
  head: ({ params: { tier } }) =>
    privateHead(isTier(tier) ? tierFacts[tier].name : 'Invalid Assessment Type'),
  component: AssessmentRoute,
  pendingComponent: QuestLoadingScreen,
});

function AssessmentRoute() {
  const { tier } = Route.useParams();
  const { invitation } = Route.useSearch();
  useEffect(() => {
    if (invitation) rememberInvitation(invitation);
  }, [invitation]);
  // Keyed by tier, so that another tier does not start with these answers.
  return <AssessmentScreen key={tier} tier={tier} />;
}
