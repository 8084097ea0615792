import { DrawerRoot } from '@guildpath/ui';
import { DrawerCloseButton, DrawerContent, DrawerOverlay, DrawerTitle } from '@mantine/core';
import { useState } from 'react';
import { CareerLibrary } from './careers/career-library.tsx';
import classes from './catalogue-drawer.module.css';
import { ExpertConsultants } from './consultants/expert-consultants.tsx';
import { type DrawerTopic, drawerTitles } from './drawer-topics.ts';
import { EducationPaths } from './programs/education-paths.tsx';

export interface CatalogueDrawerProps {
  readonly open: DrawerTopic | undefined;
  /** The id of the open career. */
  readonly career: string | undefined;
  readonly leaveCareer: () => void;
  readonly close: () => void;
  /** Called after the exit transition, when the focus trap is gone. */
  readonly onClosed: (topic: DrawerTopic) => void;
}

export function CatalogueDrawer(props: CatalogueDrawerProps) {
  const { open, career, leaveCareer, close, onClosed } = props;
  // Keeps the topic while the drawer slides out.
  const topic = useLast(open);
  if (!topic) return null;
  return (
    <DrawerRoot
      opened={open !== undefined}
      onClose={close}
      position="right"
      size="48rem"
      returnFocus={false}
      onExitTransitionEnd={() => onClosed(topic)}
    >
      <DrawerOverlay backgroundOpacity={0.75} />
      <DrawerContent>
        {/* Not Mantine's header, which would be a second banner landmark. */}
        <div className={classes.head}>
          <DrawerTitle>{drawerTitles[topic]}</DrawerTitle>
          <DrawerCloseButton size="lg" aria-label={`Close ${drawerTitles[topic]}`} />
        </div>
        {/* Not Mantine's body, which would make all of it the dialog's accessible description. */}
        <div className={classes.body}>
          {topic === 'career-library' ? (
            <CareerLibrary careerId={career} onLeaveCareer={leaveCareer} />
          ) : null}
          {topic === 'expert-consultants' ? <ExpertConsultants /> : null}
          {topic === 'education-paths' ? <EducationPaths /> : null}
        </div>
      </DrawerContent>
    </DrawerRoot>
  );
}

function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
