import type { Meta, StoryObj } from '@storybook/react-vite';
import classes from '../testing/story-layout.module.css';
import { listTokens, readToken } from './tokens.ts';

const meta = {
  title: 'Tokens/Type',
} satisfies Meta;
export default meta;

type Story = StoryObj;

export const Sizes: Story = {
  render: () => (
    <div className={classes.column}>
      {listTokens('--gp-size-').map((name) => (
        <div key={name}>
          <code>{name}</code>
          <p style={{ fontSize: `var(${name})`, lineHeight: 1.3 }}>The road to the guild hall</p>
        </div>
      ))}
    </div>
  ),
};

export const Families: Story = {
  render: () => (
    <div className={classes.column}>
      <p style={{ fontFamily: 'var(--gp-font-display)', fontWeight: 600 }}>
        {readToken('--gp-font-display', 'night')}
        <br />
        ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 87% 50%
      </p>
      <p>
        {readToken('--gp-font-text', 'night')}
        <br />
        ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 87% 50%
      </p>
      <p>
        <strong>Names from all over: </strong>
        Zoë Šťastná, Ağaoğlu, Łukasz Żółć, Nguyễn, Brontë
      </p>
    </div>
  ),
};

export const Headings: Story = {
  render: () => (
    <div className={classes.column}>
      <h1>The first heading of a screen</h1>
      <h2>The heading of a section</h2>
      <h3>The heading of a card</h3>
      <h4>A heading within a card</h4>
      <p>
        Text to read, <a href="#content">with a link</a>, <strong>a strong word</strong> and{' '}
        <small>small print</small>.
      </p>
    </div>
  ),
};
