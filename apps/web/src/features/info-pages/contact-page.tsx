import { ButtonAnchor, Panel } from '@guildpath/ui';
import {
  IconBuildingCastle,
  IconBulb,
  IconCompass,
  IconHeadset,
  IconMail,
  IconMessageCircleQuestion,
} from '@tabler/icons-react';
import { PublicPage } from '../../shared/layout/public-page.tsx';
import { SupportEmail, useSupportEmail } from '../../shared/layout/support-email.tsx';
import classes from './contact-page.module.css';

const topics = [
  {
    icon: IconMessageCircleQuestion,
    title: 'Assessment questions',
    text: 'A scene that puzzles you, or a result you’d like explained.',
  },
  {
    icon: IconCompass,
    title: 'Career guidance',
    text: 'What to make of your matches, and where to learn more.',
  },
  {
    icon: IconHeadset,
    title: 'Technical and account support',
    text: 'An email that never came, a login that doesn’t work, data you want deleted.',
  },
  {
    icon: IconBuildingCastle,
    title: 'Partnerships',
    text: 'Schools, consultants and employers who want to join the guild.',
  },
  {
    icon: IconBulb,
    title: 'Feedback',
    text: 'What you liked, what was missing, what we should build next.',
  },
];

export function ContactPage() {
  const { href } = useSupportEmail();
  return (
    <PublicPage
      title="Contact"
      eyebrow="Send a raven"
      lead="We read every message and answer as soon as we can."
    >
      <Panel
        surface="parchment"
        padding="lg"
        ornate
        className="gp-stack gp-gap-4 gp-items-center gp-anywhere gp-center"
      >
        <IconMail size={52} stroke={1.4} aria-hidden="true" className="gp-accent" />
        <h2>Write to us</h2>
        <p>
          The button opens your mail app. You can also write to <SupportEmail /> yourself.
        </p>
        <ButtonAnchor href={href} size="lg">
          Email Support
        </ButtonAnchor>
      </Panel>
      <section className={`gp-stack gp-gap-6 ${classes.topics}`} aria-labelledby="topics-title">
        <h2 id="topics-title">What we can help with</h2>
        <ul>
          {topics.map(({ icon: Icon, title, text }) => (
            <li key={title}>
              <Icon size={30} stroke={1.5} aria-hidden="true" />
              <div>
                <h3 className="gp-size-4">{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </PublicPage>
  );
}
