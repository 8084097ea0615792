import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../page/page.tsx';
import { SiteFooter, type SiteFooterProps } from './site-footer.tsx';

function linksTo(...names: readonly string[]) {
  return names.map((name) => (
    <a key={name} href="#foot">
      {name}
    </a>
  ));
}

function Screen(footer: SiteFooterProps) {
  return (
    <Page footer={<SiteFooter {...footer} />}>
      <h1>The road ends here</h1>
    </Page>
  );
}

const meta = {
  title: 'Components/SiteFooter',
  component: SiteFooter,
  tags: ['night-only'],
  parameters: { isScreen: true },
} satisfies Meta<typeof SiteFooter>;
export default meta;

type Story = StoryObj<typeof SiteFooter>;

export const LongNames: Story = {
  render: () => (
    <Screen
      motto={'A free quest to find the work that fits you. '.repeat(4)}
      groups={[
        {
          title: 'Rechtsschutzversicherungen and other long words',
          links: linksTo('Allgemeine Datenschutzbestimmungen', 'Terms'),
        },
        { title: 'The theory', links: linksTo('RIASEC') },
      ]}
      copyright="© 2024 Guildpath. All rights reserved."
    />
  ),
};
