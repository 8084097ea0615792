import { tierFacts } from '@guildpath/contract';
import { SiteFooter as Footer, type FooterGroup } from '@guildpath/ui';
import { Link } from '@tanstack/react-router';

const groups: readonly FooterGroup[] = [
  {
    title: 'Quests',
    links: [
      <Link key="quick" to="/" hash="assessments">
        {tierFacts.quick.name}
      </Link>,
      <Link key="standard" to="/" hash="assessments">
        {tierFacts.standard.name}
      </Link>,
      <Link key="epic" to="/" hash="assessments">
        {tierFacts.epic.name}
      </Link>,
    ],
  },
  {
    title: 'The theory',
    links: [
      <Link key="riasec" to="/theory/riasec">
        RIASEC Interests
      </Link>,
      <Link key="big-five" to="/theory/big-five">
        Big Five Traits
      </Link>,
      <Link key="aptitude" to="/theory/aptitude">
        Aptitude
      </Link>,
    ],
  },
  {
    title: 'Guildpath',
    links: [
      <Link key="about" to="/about">
        About
      </Link>,
      <Link key="privacy" to="/privacy-policy">
        Privacy Policy
      </Link>,
      <Link key="terms" to="/terms-of-service">
        Terms of Service
      </Link>,
      <Link key="accessibility" to="/accessibility">
        Accessibility
      </Link>,
      <Link key="contact" to="/contact">
        Contact
      </Link>,
    ],
  },
];

export function SiteFooter() {
  return (
    <Footer
      motto="A career quest for anyone wondering what to do with their life."
      groups={groups}
      copyright="© 2024 Guildpath. All rights reserved."
    />
  );
}
