import type { ReactNode } from 'react';
import type { Stories } from '../../workbench/stories.ts';
import { Brand } from '../brand/brand.tsx';
import { Button, ButtonAnchor } from '../button/button.tsx';
import { Page } from '../page/page.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { TopBar } from './top-bar.tsx';

function Screen({ links, actions }: { links?: ReactNode; actions?: ReactNode }) {
  const brand = (
    <a href="#home">
      <Brand />
    </a>
  );
  return (
    <Page header={<TopBar brand={brand} links={links} actions={actions} />}>
      <h1>The bar stays where it is</h1>
      <div style={{ height: '60rem' }} />
    </Page>
  );
}

const links = (
  <>
    <a href="#assessments">Assessments</a>
    <a href="#how-it-works">How It Works</a>
    <a href="#about">About</a>
  </>
);

export const stories: Stories = {
  title: 'TopBar',
  surfaces: ['night'],
  isScreen: true,
  height: 260,
  states: {
    'Links and two actions': () => (
      <Screen
        links={links}
        actions={
          <>
            <ButtonAnchor href="#login" variant="quiet" size="sm">
              Login
            </ButtonAnchor>
            <ButtonAnchor href="#signup" size="sm">
              Sign Up
            </ButtonAnchor>
          </>
        }
      />
    ),
    'Nobody knows yet who is here': () => <Screen links={links} />,
    'A wide action': () => (
      <Screen
        actions={
          <>
            <span
              data-wide
              style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
            >
              Welcome, Wolfeschlegelsteinhausen
            </span>
            <Button variant="outline" size="sm">
              Logout
            </Button>
          </>
        }
      />
    ),
    'While something is on its way': () => (
      <Screen actions={<Spinner size={32} label="Loading" />} />
    ),
  },
};
