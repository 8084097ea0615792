import { NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { Stories } from '../../workbench/stories.ts';

export const stories: Stories = {
  title: 'Field',
  group: 'Mantine in our theme',
  surfaces: ['night'],
  states: {
    'Nothing entered': () => (
      <>
        <TextInput
          type="search"
          label="Search careers"
          placeholder="Title, field or skill"
          leftSection={<IconSearch size={20} aria-hidden="true" />}
        />
        <br />
        <NativeSelect label="Interest" data={['Any interest', 'Realistic', 'Social']} />
      </>
    ),
    'With a text and a choice': () => (
      <>
        <TextInput type="search" label="Search careers" defaultValue="cartographer" />
        <br />
        <NativeSelect label="Interest" data={['Any interest', 'Social']} defaultValue="Social" />
      </>
    ),
    'With long texts': () => (
      <NativeSelect
        label="The job family in which one would like to look for a career"
        data={['Rechtsschutzversicherungsgesellschaften and everything that belongs to them (128)']}
      />
    ),
  },
};
