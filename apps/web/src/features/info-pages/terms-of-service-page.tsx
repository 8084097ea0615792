import { PublicPage } from '../../shared/layout/public-page.tsx';
import { SiteSentence } from '../../shared/layout/site-sentence.tsx';
import { SupportEmail } from '../../shared/layout/support-email.tsx';
import { type TextSection, TextSections } from './text-sections.tsx';

const sections: readonly TextSection[] = [
  {
    title: 'Acceptance of Terms',
    body: (
      <p>
        By using Guildpath you agree to these terms. If you do not agree with them, please do not
        use the site.
      </p>
    ),
  },
  {
    title: 'The Service',
    body: (
      <p>
        Guildpath offers career assessments in the form of a story. From your answers it derives a
        profile of interests, personality and aptitude, and it recommends careers, skills, schools
        and consultants. Some journeys are not open yet, and features may change.
      </p>
    ),
  },
  {
    title: 'Your Responsibilities',
    body: (
      <ul>
        <SiteSentence as="li" name="ageTerm" />
        <li>Give an email address that is your own, and keep your password to yourself.</li>
        <li>Answer for yourself, so that the results describe you.</li>
        <li>
          Do not disrupt the service, probe it for weaknesses without permission, or use it to harm
          anyone.
        </li>
      </ul>
    ),
  },
  {
    title: 'Results Are Informational Only',
    body: (
      <p>
        Results are estimates with a margin of error. They are meant to give you ideas and to start
        conversations. They are not professional, medical or legal advice, and they do not guarantee
        employment, admission or success in any career. Decide with care, and talk to people who
        know you.
      </p>
    ),
  },
  {
    title: 'Intellectual Property',
    body: (
      <p>
        Scenes, drawings, texts and software of Guildpath belong to its makers or are used under
        license. Your answers and your results are yours: share them as you like.
      </p>
    ),
  },
  {
    title: 'Limitation of Liability',
    body: (
      <p>
        The service is provided as it is, without warranty. As far as the law allows, we are not
        liable for losses that result from using it, relying on its results, or being unable to use
        it.
      </p>
    ),
  },
  {
    title: 'Termination',
    body: (
      <p>
        You may stop using Guildpath at any time. We may suspend or end access, without notice, for
        anyone who breaks these terms or endangers the service or others.
      </p>
    ),
  },
  {
    title: 'Changes to These Terms',
    body: (
      <p>We may change these terms. A new version takes effect when it is posted on this page.</p>
    ),
  },
  {
    title: 'Contact',
    body: (
      <p>
        Questions about these terms? Write to <SupportEmail />.
      </p>
    ),
  },
];

export function TermsOfServicePage() {
  return (
    <PublicPage
      title="Terms of Service"
      eyebrow="The guild’s rules"
      lead="Short, and in plain words: what you can expect of us, and we of you."
    >
      <TextSections sections={sections} />
    </PublicPage>
  );
}
