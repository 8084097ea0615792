import { useHotkeys } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { useRef } from 'react';
import { toastDurationMs } from './show-toast.ts';
import classes from './toast-list.module.css';

/** A hovered or focused toast stays. F8 focuses it, in text fields too; a swipe closes it. */
export function ToastList() {
  const list = useRef<HTMLDivElement>(null);
  useHotkeys([['F8', () => list.current?.querySelector('button')?.focus()]], [], true);
  return (
    <div ref={list}>
      <Notifications
        limit={1}
        autoClose={toastDurationMs}
        position="top-right"
        // In no other layout does focus stop the timer.
        layout="stacked"
        transitionDuration={0}
        withinPortal={false}
        // Our styles replace all of Mantine's.
        unstyled
        classNames={{ root: `gp-on-screen ${classes.place}`, notification: classes.toast }}
      />
    </div>
  );
}
