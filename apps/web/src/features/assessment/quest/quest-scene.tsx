import type { OptionId, Question, QuestionType } from '@guildpath/contract';
import { Button, OptionGroup, QuestCard } from '@guildpath/ui';
import { IconArrowLeft, IconArrowRight, IconFlag } from '@tabler/icons-react';
import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import { dismissToast, showToast } from '../../../shared/toasts/show-toast.ts';
import { LeastChoice } from './least-choice.tsx';
import { QuestBar } from './quest-bar.tsx';
import classes from './quest-scene.module.css';

/** What a scene measures, in the words of spec section 2. */
const measuredWords: Record<QuestionType, string> = {
  riasec: 'Career Interests',
  bigfive: 'Personality',
  aptitude: 'Aptitude',
};

export interface QuestSceneProps {
  readonly scene: Question;
  readonly chosen: OptionId | undefined;
  readonly least: OptionId | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isSubmitting: boolean;
  readonly onChoose: (option: OptionId) => void;
  readonly onChooseLeast: (option: OptionId | undefined) => void;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

/** One scene: a situation, a question and four options. */
export function QuestScene(props: QuestSceneProps) {
  const { scene, chosen, isFirst, isLast, isSubmitting, onChoose, onPrevious, onNext } = props;
  const questionId = useId();
  const headingRef = useSceneFocus(scene.id);

  const goOn = () => {
    if (isSubmitting) return;
    if (chosen) onNext();
    else
      showToast({
        title: 'Please select an answer',
        description: 'You must choose an option before proceeding.',
        variant: 'destructive',
      });
  };

  const handleChoice = (option: OptionId) => {
    // The toast about a missing answer no longer applies.
    if (!chosen) dismissToast();
    onChoose(option);
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    goOn();
  };

  // Browsers do not submit a form with a disabled button on Enter; here Enter says what is missing.
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter') return;
    if (event.target instanceof HTMLButtonElement && !event.repeat) return;
    event.preventDefault();
    // A repeated key was pressed in the previous scene.
    if (!event.repeat) goOn();
  };

  const handleNextPress = (event: MouseEvent) => {
    // Only a single click asks for an answer: the second half of a double click was meant for the previous scene.
    if (!chosen && event.detail < 2) goOn();
  };

  return (
    <form className={classes.scene} onSubmit={handleSubmit} onKeyDown={handleKeyDown}>
      <QuestCard
        key={scene.id}
        title={scene.title}
        scenario={scene.scenario}
        question={scene.question}
        questionId={questionId}
        tag={measuredWords[scene.type]}
        headingRef={headingRef}
      >
        <OptionGroup
          options={scene.options}
          labelledBy={questionId}
          defaultValue={chosen}
          onChange={handleChoice}
          disabled={isSubmitting}
        />
      </QuestCard>
      <QuestBar
        above={
          scene.type === 'riasec' && chosen ? (
            <LeastChoice
              key={scene.id}
              options={scene.options}
              chosen={chosen}
              least={props.least}
              disabled={isSubmitting}
              onChange={props.onChooseLeast}
            />
          ) : null
        }
      >
        <Button
          variant="outline"
          leftIcon={<IconArrowLeft size={20} aria-hidden="true" />}
          disabled={isFirst || isSubmitting}
          onClick={onPrevious}
        >
          Previous
        </Button>
        {/* biome-ignore lint/a11y: a click on the disabled button lands here and says what is missing, as Enter does */}
        <span className={classes.next} onClick={handleNextPress}>
          <Button
            type="submit"
            loading={isSubmitting}
            disabled={!chosen}
            rightIcon={
              isLast ? (
                <IconFlag size={20} aria-hidden="true" />
              ) : (
                <IconArrowRight size={20} aria-hidden="true" />
              )
            }
          >
            {isLast ? 'Complete' : 'Next'}
          </Button>
        </span>
      </QuestBar>
    </form>
  );
}

/**
 * Focuses the heading of each new scene and scrolls to the top, so that every visitor starts a scene at its
 * beginning.
 */
function useSceneFocus(sceneId: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new scene, though it does not read the id
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [sceneId]);
  return heading;
}
