import { type RefObject, use, useEffect, useId, useRef, useState } from 'react';
import { HintGroupContext } from './hint-group.tsx';

/** Spec section 9. */
const openDelayMs = 700;
const skipDelayMs = 300;

/** When a hint is open: while its button has the focus of the keyboard, or it or the button is pointed at, or by a tap. */
export function useHint(button: RefObject<HTMLElement | null>) {
  const id = useId();
  const group = use(HintGroupContext);
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const close = () => {
    clearTimeout(timer.current);
    if (group.current?.id === id) group.current = undefined;
    setIsOpen(false);
  };
  const open = () => {
    clearTimeout(timer.current);
    if (group.current?.id !== id) group.current?.close();
    group.current = { id, close };
    setIsOpen(true);
  };
  const after = (delayMs: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delayMs);
  };

  useEffect(() => {
    if (!isOpen) return;
    const dismiss = () => group.current?.id === id && group.current.close();
    const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && dismiss();
    // A tap elsewhere: on some phones a button never has the focus, and so does not lose it.
    const handlePress = ({ target }: PointerEvent) =>
      target instanceof Node && !button.current?.contains(target) && dismiss();
    document.addEventListener('keydown', handleKey);
    document.addEventListener('pointerdown', handlePress);
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('pointerdown', handlePress);
    };
  }, [isOpen, group, id, button]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (group.current?.id === id) group.current = undefined;
    },
    [group, id],
  );

  return {
    id,
    isOpen,
    /** For the button and for what it opens. */
    pointing: {
      onMouseEnter: () =>
        isOpen ? clearTimeout(timer.current) : after(group.current ? 0 : openDelayMs, open),
      onMouseLeave: () => after(skipDelayMs, close),
    },
    /** For the button alone. */
    pressing: {
      onFocus: () => button.current?.matches(':focus-visible') && open(),
      onBlur: close,
      onClick: () => (isOpen ? close() : open()),
    },
  };
}
