import type { AssessmentResult } from '@guildpath/contract';
import { LinkButton } from '../layout/link-button.tsx';

/** Offers the quest again where the answers contradict each other. */
export function TakeAgain({ result }: { readonly result: AssessmentResult }) {
  if (!result.isContradictory) return null;
  return (
    <LinkButton to="/assessment/$tier" params={{ tier: result.assessmentType }} variant="outline">
      Take the Quest Again
    </LinkButton>
  );
}
