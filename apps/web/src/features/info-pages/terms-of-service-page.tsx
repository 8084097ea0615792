import { PublicPage } from '../../shared/layout/public-page.tsx';
import { SiteSentence } from '../../shared/layout/site-sentence.tsx';
import { SupportEmail } from '../../shared/layout/support-email.tsx';
import { type TextSection, TextSections } from './text-sections.tsx';

const sections: readonly TextSection[] = [
  {
    title: 'Acceptance of Terms',
    body: (
      <p>
        By using Guildpath, you agree to these terms. If you don’t agree with them, please don’t use
        the site.
      </p>
    ),
  },
  {
    title: 'The Service',
    body: (
      <p>
        Guildpath turns career assessments into a story. It uses your answers to work out a profile
        of your interests, personality and aptitude, and it recommends careers, skills, schools and
        consultants. Some quests aren’t open yet, and features may change.
      </p>
    ),
  },
  {
    title: 'Your Responsibilities',
    body: (
      <ul>
        <SiteSentence as="li" name="ageTerm" />
        <li>Use your own email address, and keep your password to yourself.</li>
        <li>Answer for yourself, so that the results describe you.</li>
        <li>
          Don’t disrupt the service, probe it for weaknesses without permission, or use it to harm
          anyone.
        </li>
      </ul>
    ),
  },
  {
    title: 'Results Are Informational Only',
    body: (
      <p>
        Results are estimates with a margin of error. They’re meant to give you ideas and start
        conversations. They aren’t professional, medical or legal advice, and they don’t guarantee
        employment, admission or success in any career. Take your time to decide, and talk to people
        who know you.
      </p>
    ),
  },
  {
    title: 'Intellectual Property',
    body: (
      <p>
        The scenes, drawings, texts and software of Guildpath belong to the people who made them or
        are used under license. Your answers and results are yours, and you can share them as you
        like.
      </p>
    ),
  },
  {
    title: 'Limitation of Liability',
    body: (
      <p>
        The service is provided as is, without warranty. As far as the law allows, we aren’t liable
        for losses that come from using it, relying on its results, or not being able to use it.
      </p>
    ),
  },
  {
    title: 'Termination',
    body: (
      <p>
        You can stop using Guildpath at any time. We may suspend or end access, without notice, for
        anyone who breaks these terms or puts the service or other people at risk.
      </p>
    ),
  },
  {
    title: 'Changes to These Terms',
    body: (
      <p>We may change these terms. A new version takes effect when we post it on this page.</p>
    ),
  },
  {
    title: 'Contact',
    body: (
      <p>
        Do you have questions about these terms? Write to <SupportEmail />.
      </p>
    ),
  },
];

export function TermsOfServicePage() {
  return (
    <PublicPage
      title="Terms of Service"
      eyebrow="The guild’s rules"
      lead="What you can expect from us and what we expect from you, short and in plain words."
    >
      <TextSections sections={sections} />
    </PublicPage>
  );
}
