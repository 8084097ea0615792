import type { Stories } from '../../workbench/stories.ts';
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

export const stories: Stories = {
  title: 'SiteFooter',
  surfaces: ['night'],
  isScreen: true,
  height: 560,
  states: {
    'Three groups of links': () => (
      <Screen
        motto="A free quest to find the work that fits you."
        groups={[
          { title: 'Quests', links: linksTo('Quick Quest', 'Standard Adventure', 'Epic Journey') },
          { title: 'The theory', links: linksTo('RIASEC', 'Big Five', 'Aptitude') },
          { title: 'Legal', links: linksTo('Privacy Policy', 'Terms of Service', 'Contact') },
        ]}
        copyright="© 2024 Guildpath. All rights reserved."
      />
    ),
    'Long names': () => (
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
  },
};
