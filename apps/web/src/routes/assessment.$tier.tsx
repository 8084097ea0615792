import { isTier, tierFacts } from '@guildpath/contract';
import { createFileRoute } from '@tanstack/react-router';
import { AssessmentScreen } from '../features/assessment/assessment-screen.tsx';
import { titleOf } from '../shared/layout/page-title.ts';

export const Route = createFileRoute('/assessment/$tier')({
  staticData: { hasToasts: true },
  loader: ({ context: { utils }, params: { tier } }) => {
    // Only Quick Quest is always open; the others wait for the settings.
    if (tier === 'quick' && !import.meta.env.SSR)
      void utils.assessment.questions.prefetch({ tier });
  },
  head: ({ params: { tier } }) => ({
    meta: [{ title: titleOf(isTier(tier) ? tierFacts[tier].name : 'Invalid Assessment Type') }],
  }),
  component: AssessmentRoute,
});

function AssessmentRoute() {
  const { tier } = Route.useParams();
  // Keyed by tier, so that another tier does not start with these answers.
  return <AssessmentScreen key={tier} tier={tier} />;
}
