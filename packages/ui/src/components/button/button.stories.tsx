import { IconArrowRight, IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Stories } from '../../workbench/stories.ts';
import classes from '../../workbench/story-layout.module.css';
import { Button, ButtonAnchor } from './button.tsx';

function Row({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}

export const stories: Stories = {
  title: 'Button',
  states: {
    'Gold, outline and quiet': () => (
      <Row>
        <Button>Next</Button>
        <Button variant="outline">Previous</Button>
        <Button variant="quiet">Not now</Button>
      </Row>
    ),
    'Small, medium and large': () => (
      <Row>
        <Button size="sm">Share</Button>
        <Button>Share</Button>
        <Button size="lg">Share</Button>
      </Row>
    ),
    'With icons': () => (
      <Row>
        <Button leftIcon={<IconDownload size={20} aria-hidden="true" />}>Download Card</Button>
        <Button
          variant="outline"
          rightIcon={<IconArrowRight size={20} stroke={2.25} aria-hidden="true" />}
        >
          Continue
        </Button>
      </Row>
    ),
    Busy: () => (
      <Row>
        <Button loading>Unlocking Results...</Button>
        <Button variant="outline" loading>
          Saving...
        </Button>
        <Button variant="quiet" loading>
          Signing out...
        </Button>
      </Row>
    ),
    Disabled: () => (
      <Row>
        <Button disabled>COMING SOON</Button>
        <Button variant="outline" disabled>
          Previous
        </Button>
        <Button variant="quiet" disabled>
          Not now
        </Button>
      </Row>
    ),
    'Across the whole width': () => (
      <Button fullWidth size="lg">
        BEGIN YOUR QUEST
      </Button>
    ),
    'With a long text': () => (
      <Button leftIcon={<IconDownload size={20} aria-hidden="true" />}>
        Download everything that Guildpath keeps about you as one file
      </Button>
    ),
    'A link with the look of a button': () => (
      <Row>
        <ButtonAnchor href="#content">START QUICK QUEST</ButtonAnchor>
        <ButtonAnchor href="#content" variant="outline" size="sm">
          Login
        </ButtonAnchor>
        <ButtonAnchor href="#content" variant="quiet">
          Skip
        </ButtonAnchor>
      </Row>
    ),
  },
};
