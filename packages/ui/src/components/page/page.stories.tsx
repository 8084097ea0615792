import type { Meta, StoryObj } from '@storybook/react-vite';
import classes from '../../testing/story-layout.module.css';
import { Brand } from '../brand/brand.tsx';
import { ButtonAnchor } from '../button/button.tsx';
import { Prose } from '../prose/prose.tsx';
import { SiteFooter } from '../site-footer/site-footer.tsx';
import { TopBar } from '../top-bar/top-bar.tsx';
import { Page } from './page.tsx';

const bar = (
  <TopBar
    brand={
      <a href="#home">
        <Brand />
      </a>
    }
    actions={
      <ButtonAnchor href="#login" variant="outline" size="sm">
        Login
      </ButtonAnchor>
    }
  />
);

const footer = (
  <SiteFooter
    motto="A free quest to find the work that fits you."
    groups={[
      {
        title: 'Legal',
        links: [
          <a key="privacy" href="#privacy">
            Privacy Policy
          </a>,
          <a key="terms" href="#terms">
            Terms of Service
          </a>,
        ],
      },
    ]}
    copyright="© 2024 Guildpath. All rights reserved."
  />
);

const words = (
  <div className={classes.lines}>
    <h1>The road ahead</h1>
    <p>Fifteen scenes, one choice each. There is no wrong answer on most of them.</p>
  </div>
);

const meta = {
  title: 'Components/Page',
  component: Page,
  tags: ['night-only'],
  parameters: { isScreen: true },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof Page>;

export const Wide: Story = { args: { header: bar, footer: footer, children: words } };

export const ForReading: Story = {
  args: {
    header: bar,
    footer: footer,
    width: 'prose',
    children: (
      <Prose>
        <h1>Privacy Policy</h1>
        <p>{'We keep what you answer, so that you can come back to it. '.repeat(12)}</p>
      </Prose>
    ),
  },
};
