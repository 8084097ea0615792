import { measuredWords, type OptionId, optionIds, type Question } from '@guildpath/contract';
import { Button, OptionGroup, QuestCard } from '@guildpath/ui';
import { IconArrowLeft, IconArrowRight, IconFlag } from '@tabler/icons-react';
import { useHydrated } from '@tanstack/react-router';
import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { SiteSentence } from '../../../shared/layout/site-sentence.tsx';
import { dismissToast, showToast } from '../../../shared/toasts/show-toast.ts';
import { AutoAdvanceSwitch } from './auto-advance-switch.tsx';
import { LeastChoice } from './least-choice.tsx';
import { QuestBar } from './quest-bar.tsx';
import classes from './quest-scene.module.css';
import { useAutoAdvance } from './use-auto-advance.ts';

export interface QuestSceneProps {
  readonly scene: Question;
  /** What the choice in the scene before has led to. */
  readonly echo: string | undefined;
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

// As in the frame, the same from scene to scene.
const previousIcon = <IconArrowLeft size={20} aria-hidden="true" />;
const nextIcon = <IconArrowRight size={20} aria-hidden="true" />;
const lastIcon = <IconFlag size={20} aria-hidden="true" />;

/** One scene: a situation, a question and four options. */
export function QuestScene(props: QuestSceneProps) {
  const { scene, chosen, isFirst, isLast, isSubmitting, onChoose, onPrevious, onNext } = props;
  const questionId = useId();
  const form = useRef<HTMLFormElement>(null);
  const isByPointer = useRef(false);
  const headingRef = useSceneFocus(scene.id, isByPointer);
  // The end of the quest is left by hand alone.
  const autoAdvance = useAutoAdvance(scene.id, () => !isLast && chosen && onNext());
  const hasLeast = scene.type === 'riasec';
  const showsLeast = hasLeast && chosen !== undefined;
  const isHydrated = useHydrated();

  const takeEarlyChoice = useEffectEvent(() => {
    const pressed = form.current?.querySelector<HTMLInputElement>('[type=radio]:checked');
    const option = optionIds.find((id) => id === pressed?.value);
    if (option && option !== chosen) onChoose(option);
  });
  // An option of a prerendered scene can be pressed before the app runs.
  useLayoutEffect(() => takeEarlyChoice(), []);

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
    // Once the second choice has appeared in the bar.
    if (hasLeast) requestAnimationFrame(() => form.current && uncover(form.current));
  };

  const handlePress = () => {
    // An interest scene has a second choice, which going on would skip: it waits for that one.
    if (!hasLeast) autoAdvance.start();
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    goOn();
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === 'Enter') {
      // Browsers do not submit a form with a disabled button on Enter; here Enter says what is missing.
      if (event.target instanceof HTMLButtonElement && !event.repeat) return;
      event.preventDefault();
      // A repeated key was pressed in the previous scene.
      if (!event.repeat) goOn();
      return;
    }
    const option = optionOfKey(event.key);
    if (!option || event.repeat || isSubmitting) return;
    const radio = form.current?.querySelector<HTMLInputElement>(`input[value='${option}']`);
    // With the focus, a screen reader says what has been chosen.
    radio?.focus();
    radio?.click();
    handlePress();
  };

  const handleNextPress = (event: MouseEvent) => {
    // A key clicks without a count.
    isByPointer.current = event.detail > 0;
    // Only a single click asks for an answer: the second half of a double click was meant for the previous scene.
    if (!chosen && event.detail < 2) goOn();
  };

  return (
    // The form takes the focus of a click beside its controls, so that the keys go on working.
    <form
      ref={form}
      tabIndex={-1}
      className={classes.scene}
      data-bar={showsLeast ? 'high' : undefined}
      data-served={isHydrated ? undefined : ''}
      // React replays a submission from before the app runs, for which the option pressed before has to be taken up.
      action={() => void setTimeout(() => form.current?.requestSubmit())}
      // What is missing is said in our own words.
      noValidate
      onReset={(event) => event.preventDefault()}
      onSubmit={handleSubmit}
      onKeyDown={handleKeyDown}
    >
      {isFirst ? <SiteSentence name="ageNote" className={classes.age} /> : null}
      <QuestCard
        title={scene.title}
        scenario={scene.scenario}
        question={scene.question}
        questionId={questionId}
        tag={measuredWords[scene.type]}
        echo={props.echo}
        headingRef={headingRef}
      >
        <OptionGroup
          options={scene.options}
          labelledBy={questionId}
          value={chosen ?? null}
          onChange={handleChoice}
          onPress={handlePress}
          required
          disabled={isSubmitting}
        />
      </QuestCard>
      <QuestBar
        above={
          showsLeast ? (
            <LeastChoice
              key={scene.id}
              options={scene.options}
              chosen={chosen}
              least={props.least}
              hint={autoAdvance.isOn && !isLast ? 'Choose, or press Next' : '(optional)'}
              disabled={isSubmitting}
              onChange={props.onChooseLeast}
              onPress={autoAdvance.start}
            />
          ) : null
        }
      >
        <Button
          variant="outline"
          leftIcon={previousIcon}
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
            // Before the app runs, nothing else would let an answered scene go on.
            disabled={isHydrated && !chosen}
            rightIcon={isLast ? lastIcon : nextIcon}
          >
            {isLast ? 'Complete' : 'Next'}
          </Button>
        </span>
      </QuestBar>
      <AutoAdvanceSwitch {...autoAdvance} />
    </form>
  );
}

/** The option that a key chooses: 1 to 4 and A to D. */
function optionOfKey(key: string): OptionId | undefined {
  return optionIds.find((id, index) => key.toLowerCase() === id || key === String(index + 1));
}

/** Scrolls until the bar covers nothing of the chosen option. */
function uncover(scene: HTMLElement): void {
  const option = scene.querySelector('label:has(:checked)')?.getBoundingClientRect();
  const bar = scene.querySelector('[data-bottom-bar]')?.getBoundingClientRect();
  if (option && bar && option.bottom > bar.top) {
    window.scrollBy({ top: option.bottom - bar.top + 8, behavior: 'instant' });
  }
}

/**
 * Focuses the heading of each new scene and scrolls to the top, so that every visitor starts a scene at its
 * beginning. A scene that was there before the app stays as the visitor has it. After the press of a pointer the scene is
 * painted first; keys need the focus at once.
 */
function useSceneFocus(
  sceneId: string,
  isByPointer: RefObject<boolean>,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const isHydrated = useHydrated();
  const prerenderedScene = useRef(isHydrated ? undefined : sceneId);
  useEffect(() => {
    if (prerenderedScene.current === sceneId) return;
    prerenderedScene.current = undefined;
    const begin = () => window.scrollTo({ top: 0, behavior: 'instant' });
    const focus = () => heading.current?.focus({ preventScroll: true });
    if (!isByPointer.current) {
      begin();
      focus();
      return;
    }
    isByPointer.current = false;
    // In the frame itself: what moves from scene to scene tells so in a frame of its own then, after this one.
    let frame = requestAnimationFrame(() => {
      begin();
      frame = requestAnimationFrame(focus);
    });
    return () => cancelAnimationFrame(frame);
  }, [sceneId, isByPointer]);
  return heading;
}
