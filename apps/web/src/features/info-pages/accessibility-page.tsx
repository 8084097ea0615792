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
          The screens are checked by axe, which includes contrast, in windows the size of a phone
          and of a desktop, each time we change the site.
        </li>
        <li>A quest, the results and the career library are used by keyboard alone.</li>
        <li>Results are printed, and pages are translated as a browser does it.</li>
      </ul>
    ),
  },
  {
    title: 'Where It Works',
    body: (
      <>
        <p>
          The automatic tests run in Chromium. The site is built for Chrome and Edge 92, Firefox
          102, Safari 15.4 and later. The oldest of them show some menus and dialogs more plainly.
        </p>
        <p>
          In a quest, the keys 1 to 4 and A to D choose an answer. If they get in the way of your
          speech input or keyboard, turn off “Keys choose” under the answers.
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
        <li>
          The picture of your card is an image. Everything on it is also in your results as text.
        </li>
      </ul>
    ),
  },
  {
    title: 'Write to Us',
    body: (
      <p>
        If anything is in your way, write to <SupportEmail /> and tell us the page, your browser and
        any assistive technology you use. We’ll answer, and help you to your results another way if
        we have to.
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
