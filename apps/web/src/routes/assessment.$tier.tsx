import { isTier, tierFacts } from '@guildpath/contract';
import { createFileRoute } from '@tanstack/react-router';
import { AssessmentScreen } from '../features/assessment/assessment-screen.tsx';
import { QuestLoadingScreen } from '../features/assessment/quest-loading-screen.tsx';
import { privateHead } from '../shared/layout/head.ts';

export const Route = createFileRoute('/assessment/$tier')({
  staticData: { hasToasts: true },
  // The scenes have entries of their own in the history, but the same questions.
  staleTime: Number.POSITIVE_INFINITY,
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
  // Keyed by tier, so that another tier does not start with these answers.
  return <AssessmentScreen key={tier} tier={tier} />;
}
