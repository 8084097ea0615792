import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Brand } from '../brand/brand.tsx';
import { Button, ButtonAnchor } from '../button/button.tsx';
import { Page } from '../page/page.tsx';
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

const meta = {
  title: 'Components/TopBar',
  component: TopBar,
  tags: ['night-only'],
  parameters: { isScreen: true },
} satisfies Meta<typeof TopBar>;
export default meta;

type Story = StoryObj<typeof TopBar>;

export const LinksAndActions: Story = {
  render: () => (
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
};

export const WideAction: Story = {
  render: () => (
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
};
