import type { Stories } from '../../workbench/stories.ts';
import classes from '../../workbench/story-layout.module.css';
import { Brand } from '../brand/brand.tsx';
import { ButtonAnchor } from '../button/button.tsx';
import { Prose } from '../prose/prose.tsx';
import { SiteFooter } from '../site-footer/site-footer.tsx';
import { StatusScreen } from '../status-screen/status-screen.tsx';
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

export const stories: Stories = {
  title: 'Page',
  surfaces: ['night'],
  isScreen: true,
  states: {
    Wide: () => (
      <Page header={bar} footer={footer}>
        {words}
      </Page>
    ),
    'For reading': () => (
      <Page header={bar} footer={footer} width="prose">
        <Prose>
          <h1>Privacy Policy</h1>
          <p>{'We keep what you answer, so that you can come back to it. '.repeat(12)}</p>
        </Prose>
      </Page>
    ),
    'One panel in the middle': () => (
      <Page header={bar} centered>
        <StatusScreen title="Nothing here" message="This road leads nowhere." />
      </Page>
    ),
    'Without bar and foot': () => <Page>{words}</Page>,
  },
};
