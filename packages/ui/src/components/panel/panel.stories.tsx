import type { Meta, StoryObj } from '@storybook/react-vite';
import classes from '../../testing/story-layout.module.css';
import { Panel } from './panel.tsx';

const meta = {
  title: 'Components/Panel',
  component: Panel,
  tags: ['night-only'],
} satisfies Meta<typeof Panel>;
export default meta;

type Story = StoryObj<typeof Panel>;

export const Surfaces: Story = {
  render: () => (
    <div className={classes.grid}>
      <Panel>Night: the backdrop, and where people choose.</Panel>
      <Panel surface="parchment">Parchment: where people read.</Panel>
    </div>
  ),
};

export const ParchmentOnNight: Story = {
  args: {
    padding: 'lg',
    children: (
      <>
        <h2>Your quest log</h2>
        <br />
        <Panel surface="parchment">
          <h3>Quick Quest</h3>
          <p>
            What stands here takes its colours <a href="#content">from the parchment</a>.
          </p>
        </Panel>
      </>
    ),
  },
};

export const LongWord: Story = {
  args: {
    surface: 'parchment',
    children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  },
};
