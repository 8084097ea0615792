import { IconCompassOff } from '@tabler/icons-react';
import type { Stories } from '../../workbench/stories.ts';
import { Button } from '../button/button.tsx';
import { StatusScreen } from './status-screen.tsx';

const compass = <IconCompassOff size={72} stroke={1.25} aria-hidden="true" />;

export const stories: Stories = {
  title: 'StatusScreen',
  surfaces: ['night'],
  states: {
    Busy: () => (
      <StatusScreen busy title="Loading Your Quest..." message="Preparing your quick assessment" />
    ),
    'An error, and what one can do': () => (
      <StatusScreen
        icon={compass}
        title="Quest Temporarily Unavailable"
        message="The guild hall does not answer. Please try again in a moment."
        actions={
          <>
            <Button>Try Again</Button>
            <Button variant="outline">Return Home</Button>
          </>
        }
      />
    ),
    'The title alone': () => <StatusScreen title="Nothing here yet" />,
    'With long texts': () => (
      <StatusScreen
        icon={compass}
        title="The assessment that you have asked for is no longer to be found"
        message={'It may have been taken down, or it may never have been there. '.repeat(5)}
        actions={
          <>
            <Button>Go back to the guild hall and choose another quest</Button>
            <Button variant="quiet">Tell us about it</Button>
          </>
        }
      />
    ),
  },
};
