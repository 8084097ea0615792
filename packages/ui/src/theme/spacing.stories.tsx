import type { Meta, StoryObj } from '@storybook/react-vite';
import classes from '../testing/story-layout.module.css';
import { listTokens, readToken } from './tokens.ts';

const bar = { height: '1rem', maxWidth: '100%', background: 'var(--gp-chart)' };
const box = { width: '6rem', height: '4rem', background: 'var(--gp-raised)' };

const meta = {
  title: 'Tokens/Spacing',
} satisfies Meta;
export default meta;

type Story = StoryObj;

export const Distances: Story = {
  render: () => (
    <div className={classes.column}>
      {listTokens('--gp-space-', '--gp-gutter').map((name) => (
        <div key={name}>
          <code>{name}</code> {readToken(name, 'night')}
          <div style={{ ...bar, width: `var(${name})` }} />
        </div>
      ))}
    </div>
  ),
};

export const Radii: Story = {
  render: () => (
    <div className={classes.row}>
      {listTokens('--gp-radius').map((name) => (
        <div key={name}>
          <code>{name}</code>
          <div
            style={{ ...box, border: '1px solid var(--gp-rule)', borderRadius: `var(${name})` }}
          />
        </div>
      ))}
    </div>
  ),
};

export const Shadows: Story = {
  render: () => (
    <div className={classes.row}>
      {listTokens('--gp-shadow').map((name) => (
        <div key={name}>
          <code>{name}</code>
          <div style={{ ...box, boxShadow: `var(${name})` }} />
        </div>
      ))}
    </div>
  ),
};

export const TimesAndLayers: Story = {
  render: () => (
    <ul>
      {listTokens('--gp-quick', '--gp-gentle', '--gp-ease', '--gp-layer-').map((name) => (
        <li key={name}>
          <code>{name}</code> {readToken(name, 'night')}
        </li>
      ))}
    </ul>
  ),
};
