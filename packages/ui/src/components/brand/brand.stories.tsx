import type { Meta, StoryObj } from '@storybook/react-vite';
import { Brand } from './brand.tsx';

const meta = {
  title: 'Components/Brand',
  component: Brand,
  tags: ['night-only'],
} satisfies Meta<typeof Brand>;
export default meta;

type Story = StoryObj<typeof Brand>;

export const AsLink: Story = {
  render: () => (
    <a href="#content" style={{ textDecoration: 'none' }}>
      <Brand />
    </a>
  ),
};
