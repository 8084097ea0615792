import { tierFacts, tiers } from '@guildpath/contract';
import { SiteFooter as Footer, type FooterGroup } from '@guildpath/ui';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

const groups: readonly FooterGroup[] = [
  {
    title: 'Quests',
    links: tiers.map((tier) => (
      <Link key={tier} to="/" hash="assessments">
        {tierFacts[tier].name}
      </Link>
    )),
  },
  {
    title: 'The theory',
    links: [
      toLink('/theory/riasec', 'RIASEC Interests'),
      toLink('/theory/big-five', 'Big Five Traits'),
      toLink('/theory/aptitude', 'Aptitude'),
    ],
  },
  {
    title: 'Guildpath',
    links: [
      toLink('/about', 'About'),
      toLink('/guild', 'Guild Titles'),
      toLink('/privacy-policy', 'Privacy Policy'),
      toLink('/terms-of-service', 'Terms of Service'),
      toLink('/accessibility', 'Accessibility'),
      toLink('/contact', 'Contact'),
    ],
  },
];

function toLink(to: LinkProps['to'], label: string) {
  return (
    <Link key={label} to={to}>
      {label}
    </Link>
  );
}

/** Ends every public page. The note stands above the copyright. */
export function SiteFooter({ note }: { readonly note?: ReactNode }) {
  return (
    <Footer
      motto="A career quest for anyone wondering what to do with their life."
      groups={groups}
      note={note}
      copyright="© 2024 Guildpath. All rights reserved."
    />
  );
}
