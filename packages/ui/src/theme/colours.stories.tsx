import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Panel } from '../components/panel/panel.tsx';
import classes from './swatch.module.css';
import { contrastBetween, hardestBackgrounds, listTokens, readToken } from './tokens.ts';

const groups = [
  ['Night', '--gp-night-'],
  ['Gold, and ivory', '--gp-gold-', '--gp-ivory'],
  ['Parchment and ink', '--gp-parchment-', '--gp-ink-'],
  ['Classes', '--gp-warrior', '--gp-mage', '--gp-healer'],
  [
    'Kinds of interest',
    '--gp-realistic',
    '--gp-investigative',
    '--gp-artistic',
    '--gp-social',
    '--gp-enterprising',
    '--gp-conventional',
  ],
  ['Wrong and right', '--gp-danger', '--gp-success'],
] as const;

const words = ['text', 'text-soft', 'title', 'accent', 'link', 'wrong', 'right'];
const lines = ['rule-strong', 'focus', 'chart'];

function Swatch({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  return (
    <li className={classes.swatch}>
      <span className={classes.colour} style={{ background: `var(${name})` }} />
      <span>
        <code className={classes.name}>{name}</code>
        <span className={classes.value}>{value}</span>
        {children}
      </span>
    </li>
  );
}

function Swatches({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <h2>{title}</h2>
      <ul className={classes.swatches}>{children}</ul>
    </section>
  );
}

function Meanings({ surface }: { surface: keyof typeof hardestBackgrounds }) {
  const toSwatch = (name: string, enough: number) => {
    const colour = readToken(`--gp-${name}`, surface);
    const contrast = contrastBetween(colour, hardestBackgrounds[surface]);
    return (
      <Swatch key={name} name={`--gp-${name}`} value={colour}>
        {contrast.toFixed(1)} of {enough}
      </Swatch>
    );
  };
  return (
    <>
      <Swatches title="Words, with their contrast where reading is hardest">
        {words.map((name) => toSwatch(name, 4.5))}
      </Swatches>
      <Swatches title="Lines that have to be seen">
        {lines.map((name) => toSwatch(name, 3))}
      </Swatches>
    </>
  );
}

const meta = {
  title: 'Tokens/Colours',
} satisfies Meta;
export default meta;

type Story = StoryObj;

export const MeaningsOnNight: Story = {
  tags: ['night-only'],
  render: () => <Meanings surface="night" />,
};

export const MeaningsOnParchment: Story = {
  tags: ['night-only'],
  render: () => (
    <Panel surface="parchment">
      <Meanings surface="parchment" />
    </Panel>
  ),
};

export const Palette: Story = {
  render: () => (
    <>
      {groups.map(([title, ...starts]) => (
        <Swatches key={title} title={title}>
          {listTokens(...starts).map((name) => (
            <Swatch key={name} name={name} value={readToken(name, 'night')} />
          ))}
        </Swatches>
      ))}
    </>
  ),
};
