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
import { useBrowserFact } from '../../../shared/auth/browser-facts.ts';
import { isStorageBlocked } from '../../../shared/auth/visitor-storage.ts';
import { dismissToast, showToast } from '../../../shared/toasts/show-toast.ts';
import { LeastChoice } from './least-choice.tsx';
import { QuestBar } from './quest-bar.tsx';
import classes from './quest-scene.module.css';
import { QuestSwitches } from './quest-switches.tsx';
import { useAutoAdvance } from './use-auto-advance.ts';
import { useStoredSwitch } from './use-stored-switch.ts';

export interface QuestSceneProps {
  readonly scene: Question;
  /** The consequence of the previous choice. */
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

// Constant elements, which React does not render again for each scene.
const previousIcon = <IconArrowLeft size={20} aria-hidden="true" />;
const nextIcon = <IconArrowRight size={20} aria-hidden="true" />;
const lastIcon = <IconFlag size={20} aria-hidden="true" />;

export function QuestScene(props: QuestSceneProps) {
  const { scene, chosen, isFirst, isLast, isSubmitting, onChoose, onPrevious, onNext } = props;
  const questionId = useId();
  const forgets = useBrowserFact(isStorageBlocked);
  const form = useRef<HTMLFormElement>(null);
  const isByPointer = useRef(false);
  const headingRef = useSceneFocus(scene.id, isByPointer);
  // The last scene is completed only by hand.
  const autoAdvance = useAutoAdvance(scene.id, () => !isLast && chosen && onNext());
  const choiceKeys = useStoredSwitch('choice-keys', true);
  const hasLeast = scene.type === 'riasec';
  const showsLeast = hasLeast && chosen !== undefined;

  const takeEarlyChoice = useEffectEvent(() => {
    const pressed = form.current?.querySelector<HTMLInputElement>('[type=radio]:checked');
    const option = optionIds.find((id) => id === pressed?.value);
    if (option && option !== chosen) onChoose(option);
  });
  // An option can be chosen before hydration.
  useLayoutEffect(() => takeEarlyChoice(), []);

  const advance = () => {
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
    // After the second choice has appeared in the bar.
    if (hasLeast) requestAnimationFrame(() => form.current && scrollClearOfBar(form.current));
  };

  const handlePress = () => {
    // An interest scene waits for its second choice.
    if (!hasLeast) autoAdvance.start();
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    advance();
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLFormElement> | globalThis.KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === 'Enter') {
      // Browsers do not submit a form with a disabled button, but Enter has to say what is missing.
      if (event.target instanceof HTMLButtonElement && !event.repeat) return;
      event.preventDefault();
      // A repeated key was pressed in the previous scene.
      if (!event.repeat) advance();
      return;
    }
    const option = choiceKeys.isOn ? optionOfKey(event.key) : undefined;
    if (!option || event.repeat || isSubmitting) return;
    const radio = form.current?.querySelector<HTMLInputElement>(`input[value='${option}']`);
    // The focus makes screen readers announce the choice.
    radio?.focus();
    radio?.click();
    handlePress();
  };

  const handleEarlyKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.target === document.body) handleKeyDown(event);
  });
  // After a pointer press on Next, nothing has the focus until the scene has been painted.
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent) => handleEarlyKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  const handleNextPress = (event: MouseEvent) => {
    // Keys click with a count of 0.
    isByPointer.current = event.detail > 0;
    // The second half of a double click was meant for the previous scene.
    if (!chosen && event.detail < 2) advance();
  };

  return (
    // The form takes the focus of a click beside its controls, so that the keys keep working.
    <form
      ref={form}
      tabIndex={-1}
      className={classes.scene}
      data-bar={showsLeast ? 'high' : undefined}
      // Browsers would otherwise restore a choice after a reload.
      autoComplete="off"
      noValidate
      onSubmit={handleSubmit}
      onKeyDown={handleKeyDown}
    >
      {isFirst && forgets ? (
        <p className={classes.note}>
          Your browser blocks cookies and site data, so your answers last only while this page stays
          open.
        </p>
      ) : null}
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
              hint={autoAdvance.isOn && !isLast ? 'Pick one, or press Next' : '(optional)'}
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
        {/* biome-ignore lint/a11y: receives clicks on the disabled button, as the form receives Enter */}
        <span className={classes.next} onClick={handleNextPress}>
          <Button
            type="submit"
            loading={isSubmitting}
            disabled={!chosen}
            rightIcon={isLast ? lastIcon : nextIcon}
          >
            {isLast ? 'Complete' : 'Next'}
          </Button>
        </span>
      </QuestBar>
      <QuestSwitches autoAdvance={autoAdvance} choiceKeys={choiceKeys} />
    </form>
  );
}

function optionOfKey(key: string): OptionId | undefined {
  return optionIds.find((id, index) => key.toLowerCase() === id || key === String(index + 1));
}

function scrollClearOfBar(scene: HTMLElement): void {
  const option = scene.querySelector('label:has(:checked)')?.getBoundingClientRect();
  const bar = scene.querySelector('[data-bottom-bar]')?.getBoundingClientRect();
  if (option && bar && option.bottom > bar.top) {
    window.scrollBy({ top: option.bottom - bar.top + 8, behavior: 'instant' });
  }
}

// Scrolls each new scene to the top and focuses its heading; the scene from the server stays as it is. After
// a pointer press the scene is painted first, but keys need the focus immediately.
function useSceneFocus(
  sceneId: string,
  isByPointer: RefObject<boolean>,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const isHydrated = useHydrated();
  const servedScene = useRef(isHydrated ? undefined : sceneId);
  useEffect(() => {
    if (servedScene.current === sceneId) return;
    servedScene.current = undefined;
    const scrollUp = () => window.scrollTo({ top: 0, behavior: 'instant' });
    const focus = () => heading.current?.focus({ preventScroll: true });
    if (!isByPointer.current) {
      scrollUp();
      focus();
      return;
    }
    isByPointer.current = false;
    // Scrolling forces a style update, which starts the CSS transitions. Inside the frame, their events are
    // dispatched in the next one, after the scene has been painted.
    let frame = requestAnimationFrame(() => {
      scrollUp();
      frame = requestAnimationFrame(focus);
    });
    return () => cancelAnimationFrame(frame);
  }, [sceneId, isByPointer]);
  return heading;
}
