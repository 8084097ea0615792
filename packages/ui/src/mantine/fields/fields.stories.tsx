import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconSearch } from '@tabler/icons-react';
import classes from '../../testing/story-layout.module.css';
import { NativeSelect } from './native-select.ts';
import { PasswordInput } from './password-input.tsx';
import { TextInput } from './text-input.ts';

const meta = { title: 'Mantine in our theme/Fields' } satisfies Meta;
export default meta;

type Story = StoryObj;

export const Filled: Story = {
  render: () => (
    <div className={classes.column}>
      <NativeSelect label="Interest" data={['Any interest', 'Social']} defaultValue="Social" />
      <PasswordInput label="Password" defaultValue="correct horse battery" defaultVisible />
      <TextInput
        label="Search careers"
        type="search"
        placeholder="Title, field or skill"
        leftSection={<IconSearch size={20} aria-hidden="true" />}
      />
    </div>
  ),
};

export const WithError: Story = {
  render: () => (
    <div className={classes.column}>
      <TextInput label="Email" placeholder="you@example.com" error="Please enter your email." />
      <PasswordInput
        label="Password"
        description="At least 8 characters"
        defaultValue="short"
        error="Password must be at least 8 characters"
      />
    </div>
  ),
};

export const LongText: Story = {
  render: () => (
    <div className={classes.column}>
      <NativeSelect
        label="The job family in which one would like to look for a career"
        data={['Rechtsschutzversicherungsgesellschaften and everything that belongs to them (128)']}
      />
      <PasswordInput
        label="Rechtsschutzversicherungsgesellschaftsangestelltenpasswort, entered once more"
        defaultValue="a very long sentence that nobody else would ever think of using"
        defaultVisible
      />
      <TextInput
        label="Rechtsschutzversicherungsgesellschaftsangestelltenadresse for all letters"
        description={'It is used for the link to your results and for nothing else. '.repeat(3)}
        defaultValue="wolfeschlegelsteinhausenbergerdorff@the-seven-farthest-valleys.example.com"
      />
    </div>
  ),
};
