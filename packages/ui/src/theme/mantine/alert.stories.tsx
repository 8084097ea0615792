import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import '../../mantine-board.css';
import { Button } from '../../components/button/button.tsx';
import type { Stories } from '../../workbench/stories.ts';

const icon = <IconAlertTriangle size={22} aria-hidden="true" />;

export const stories: Stories = {
  title: 'Alert',
  group: 'Mantine in our theme',
  // It says what went wrong on signed-in screens, which are dark.
  surfaces: ['night'],
  states: {
    'With a title and an icon': () => (
      <Alert icon={icon} title="Your quests could not be loaded">
        The guild hall does not answer.
      </Alert>
    ),
    'With something to do': () => (
      <Alert icon={icon} title="Your quests could not be loaded">
        <p>The guild hall does not answer.</p>
        <br />
        <Button variant="outline" size="sm">
          Try Again
        </Button>
      </Alert>
    ),
    'With long texts': () => (
      <Alert
        icon={icon}
        title="Rechtsschutzversicherungsgesellschaften could not be loaded from the guild hall"
      >
        {'It may have been taken down, or it may never have been there. '.repeat(5)}
      </Alert>
    ),
  },
};
