import {
  type AssessmentResult,
  contradictionSentence,
  type ResponseCaution,
} from '@guildpath/contract';
import { LinkButton } from '../layout/link-button.tsx';

const cautionWords: Record<ResponseCaution, string> = {
  'straight-line':
    'You picked the same letter every time, so this may not be you yet. Try again when you have ten quiet minutes.',
  'too-fast':
    'You finished faster than anyone can read, so this may not be you yet. Try again when you have ten quiet minutes.',
};

interface AnswersInDoubtProps {
  readonly result: AssessmentResult;
  readonly className?: string | undefined;
}

/** Says why the answers may not describe the person; offers the quest again where they give no matches. */
export function AnswersInDoubt({ result, className }: AnswersInDoubtProps) {
  const { assessmentType, caution, isContradictory } = result;
  if (!caution && !isContradictory) return null;
  return (
    <>
      <p className={className}>{caution ? cautionWords[caution] : contradictionSentence}</p>
      {isContradictory ? (
        <LinkButton to="/assessment/$tier" params={{ tier: assessmentType }} variant="outline">
          Take the Quest Again
        </LinkButton>
      ) : null}
    </>
  );
}
