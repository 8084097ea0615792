import { PublicPage } from '../../shared/layout/public-page.tsx';
import { SupportEmail } from '../../shared/layout/support-email.tsx';
import { type TextSection, TextSections } from './text-sections.tsx';

const sections: readonly TextSection[] = [
  {
    title: 'Our Goal',
    body: (
      <p>
        We want everyone to be able to take a quest and read the results. Our goal is WCAG 2.2,
        level AA.
      </p>
    ),
  },
  {
    title: 'What We Test',
    body: (
      <ul>
        <li>
          Pages are checked by axe, contrast included, in windows the size of a phone and of a
          desktop.
        </li>
        <li>A quest is taken, and a career is found and read, by keyboard alone.</li>
        <li>Results are printed, and pages are translated as a browser does it.</li>
      </ul>
    ),
  },
  {
    title: 'Where It Works',
    body: (
      <>
        <p>
          Our tests run in Chromium. The site is built for Chrome and Edge 92, Firefox 102, Safari
          15.4 and later. The menus and dialogs of the dashboard need Chrome or Edge 99.
        </p>
        <p>
          In a quest, the keys 1 to 4 and A to D choose an answer. If they get in the way of your
          speech input or keyboard, turn off “Choose with keys” under the answers.
        </p>
      </>
    ),
  },
  {
    title: 'What Is Known to Be Missing',
    body: (
      <ul>
        <li>No one outside our team has audited the site yet.</li>
        <li>It hasn’t been tested by people who use a screen reader every day.</li>
        <li>The site is in English only.</li>
        <li>The saved picture of your card is an image, which a screen reader can’t read.</li>
      </ul>
    ),
  },
  {
    title: 'Write to Us',
    body: (
      <p>
        If anything is in your way, write to <SupportEmail />. Tell us the page, your browser and
        any assistive technology you use.
      </p>
    ),
  },
];

export function AccessibilityPage() {
  return (
    <PublicPage title="Accessibility" lead="A guild has room for everyone.">
      <TextSections sections={sections} />
    </PublicPage>
  );
}
