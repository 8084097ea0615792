import type { Stories, Surface } from '../workbench/stories.ts';
import { Swatch, Swatches } from '../workbench/swatch.tsx';
import { contrastBetween, hardestBackgrounds } from './contrast.ts';
import { listTokens, readToken } from './read-tokens.ts';

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

function Meanings({ surface }: { surface: Surface }) {
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

export const stories: Stories = {
  title: 'Colours',
  group: 'Tokens',
  states: {
    'What they mean on this background': Meanings,
    'The palette': () =>
      groups.map(([title, ...starts]) => (
        <Swatches key={title} title={title}>
          {listTokens(...starts).map((name) => (
            <Swatch key={name} name={name} value={readToken(name, 'night')} />
          ))}
        </Swatches>
      )),
  },
};
