import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Panel } from '../components/panel/panel.tsx';
import classes from './swatch.module.css';
import { contrastRatio, listTokens, lowestContrastBackgrounds, readToken } from './tokens.ts';

const palette = [
  ['Night', '--gp-night-'],
  ['Gold and ivory', '--gp-gold-', '--gp-ivory'],
  ['Parchment and ink', '--gp-parchment-', '--gp-ink-'],
  ['Classes', '--gp-warrior', '--gp-mage', '--gp-healer'],
  [
    'Interest types',
    '--gp-realistic',
    '--gp-investigative',
    '--gp-artistic',
    '--gp-social',
    '--gp-enterprising',
    '--gp-conventional',
  ],
  ['Error and success', '--gp-danger', '--gp-success'],
] as const;

const textTokens = ['text', 'text-soft', 'title', 'accent', 'link', 'wrong', 'right'];
const lineTokens = ['rule-strong', 'focus', 'chart'];

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

function SurfaceTokens({ surface }: { surface: keyof typeof lowestContrastBackgrounds }) {
  const toSwatch = (name: string, minimum: number) => {
    const colour = readToken(`--gp-${name}`, surface);
    const contrast = contrastRatio(colour, lowestContrastBackgrounds[surface]);
    return (
      <Swatch key={name} name={`--gp-${name}`} value={colour}>
        {contrast.toFixed(1)} of {minimum}
      </Swatch>
    );
  };
  return (
    <>
      <Swatches title="Text, with its lowest contrast">
        {textTokens.map((name) => toSwatch(name, 4.5))}
      </Swatches>
      <Swatches title="Borders, focus rings and charts">
        {lineTokens.map((name) => toSwatch(name, 3))}
      </Swatches>
    </>
  );
}

const meta = {
  title: 'Tokens/Colours',
} satisfies Meta;
export default meta;

type Story = StoryObj;

export const OnNight: Story = {
  tags: ['night-only'],
  render: () => <SurfaceTokens surface="night" />,
};

export const OnParchment: Story = {
  tags: ['night-only'],
  render: () => (
    <Panel surface="parchment">
      <SurfaceTokens surface="parchment" />
    </Panel>
  ),
};

export const Palette: Story = {
  render: () => (
    <>
      {palette.map(([title, ...prefixes]) => (
        <Swatches key={title} title={title}>
          {listTokens(...prefixes).map((name) => (
            <Swatch key={name} name={name} value={readToken(name, 'night')} />
          ))}
        </Swatches>
      ))}
    </>
  ),
};
