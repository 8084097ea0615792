import { Notification } from '@mantine/core';
import { useDrag, useHotkeys } from '@mantine/hooks';
import { hideNotification, type NotificationData, Notifications } from '@mantine/notifications';
import { useRef, useState } from 'react';
import { toastDurationMs } from './show-toast.ts';
import classes from './toast-list.module.css';

// Spec section 9.
const swipeThresholdPx = 50;

/** A hovered or focused toast stays. F8 focuses it, in text fields too; a swipe to the right closes it. */
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
        // Mantine's swipes work in both directions, and need a third of the width.
        allowDragDismiss={false}
        allowScrollDismiss={false}
        renderNotification={(toast) => <Toast {...toast} />}
        // Our styles replace all of Mantine's, here and below.
        unstyled
        classNames={{ root: classes.place, notification: classes.toast }}
      />
    </div>
  );
}

function Toast({ id = '', title, message }: NotificationData) {
  const [offsetPx, setOffsetPx] = useState(0);
  const close = () => hideNotification(id);
  const { ref } = useDrag(
    ({ movement: [x], last, canceled }) => {
      if (last && !canceled && x >= swipeThresholdPx) close();
      else setOffsetPx(last ? 0 : Math.max(0, x));
    },
    { axis: 'x' },
  );
  return (
    <Notification
      ref={ref}
      role="presentation"
      unstyled
      title={title}
      onClose={close}
      closeButtonProps={{ 'aria-label': 'Close notification', iconSize: 20 }}
      style={{ translate: `${offsetPx}px` }}
      classNames={{
        root: classes.card,
        body: classes.words,
        title: classes.title,
        closeButton: classes.close,
      }}
    >
      {message}
    </Notification>
  );
}
