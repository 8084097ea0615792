import { toDay, todayPlaceholders } from '@guildpath/contract';
import { useHydrated } from '@tanstack/react-router';
import { PublicPage } from '../../shared/layout/public-page.tsx';
import { SupportEmail } from '../../shared/layout/support-email.tsx';
import { type TextSection, TextSections } from './text-sections.tsx';

const sections: readonly TextSection[] = [
  {
    title: 'Information We Collect',
    body: (
      <>
        <p>We collect what you give us, and nothing behind your back:</p>
        <ul>
          <li>your email address, and your name and a password when you sign up;</li>
          <li>
            the answers you give in a quest, what you marked as least like you, how long the quest
            and each of its scenes took, and the results we compute from them;
          </li>
          <li>the careers you save, and whether you have made a card public;</li>
          <li>
            technical records of each request (time, page, outcome), which keep the site safe and
            running and carry neither your name nor your answers;
          </li>
          <li>
            a record of sign-ins and of changes to your account (time, number of the account, a
            scrambled network address), which helps to recognise misuse. It is kept for 180 days,
            also when the account is deleted meanwhile.
          </li>
        </ul>
        <p>
          Passwords are stored only as a one-way hash. Nobody can read them, and that includes us.
        </p>
      </>
    ),
  },
  {
    title: 'How We Use It',
    body: (
      <p>
        Your answers are used to compute your results and to keep them for you. Your email address
        is used to send you the way to your results and to let you sign in. We do not show
        advertising, and we do not build profiles for anyone else.
      </p>
    ),
  },
  {
    title: 'How We Share It',
    body: (
      <>
        <p>
          We do not sell or rent your information. It reaches others only where the service needs
          it: the company that delivers our email receives your address and the message.
        </p>
        <p>
          Only when you make a card public can everyone with its link see your class, guild title
          and archetype. You can withdraw it at any time.
        </p>
        <p>
          Where an AI service writes the text of a result, it receives scores and career facts only:
          never your name, your email address or your single answers. When you sign in through
          another provider, that provider learns that you did.
        </p>
      </>
    ),
  },
  {
    title: 'Security',
    body: (
      <p>
        Connections are encrypted where the site is served over https, sessions are kept in an
        encrypted cookie that scripts cannot read, and sign-in links work once and for one day. A
        guest’s results can be opened only by someone who can read that guest’s mailbox. No system
        is perfectly safe; if something happens that concerns you, we tell you.
      </p>
    ),
  },
  {
    title: 'Cookies and Local Storage',
    body: (
      <>
        <p>
          One cookie keeps you signed in. Another one, kept for a year, says that this browser has
          signed in to your account before, so that a stranger’s wrong passwords cannot keep you
          out; it goes when you delete the account. Your browser also stores the answers of a quest
          under way, so that a reload loses nothing, your settings of quest and results, and your
          choice in the cookie notice. Until the results have been opened it keeps them together
          with the email address that a guest gave, so that the link can be sent again. Signing out
          or starting over removes both. While you are signed in, the answers of a quest under way
          are also kept in your account, so that you can go on from any device, until you hand them
          in, start over, or have not answered for 30 days.
        </p>
        <p>
          To learn where quests are too long, we count how many visitors reach each scene on a day.
          Only the sums are kept, for a year: no cookie, no number of yours and no answer is part of
          them. If you decline cookies, or your browser asks not to be tracked (Do Not Track, Global
          Privacy Control), you are not counted.
        </p>
        <p>We set no cookies for tracking or advertising, whether you accept or decline.</p>
      </>
    ),
  },
  {
    title: 'Your Rights',
    body: (
      <p>
        You may see what we hold about you, have it corrected, receive a copy of it, or have it
        deleted along with your account and every result. Write to us and we will do it. You may
        also complain to the data protection authority where you live.
      </p>
    ),
  },
  {
    title: 'Contact',
    body: (
      <p>
        Questions about this policy, or about your data? Write to <SupportEmail />.
      </p>
    ),
  },
];

export function PrivacyPolicyPage() {
  return (
    <PublicPage
      title="Privacy Policy"
      eyebrow="Your data"
      lead="What Guildpath knows about you, what it does with it, and what it never does."
    >
      <TextSections
        sections={sections}
        before={
          <p>
            Last updated: <Today />
          </p>
        }
      />
    </PublicPage>
  );
}

/** The current date in words. The server has filled in its own day, which the reader's replaces once hydrated. */
function Today() {
  const { date, words } = useHydrated() ? toDay(new Date()) : todayPlaceholders;
  return (
    <time dateTime={date} suppressHydrationWarning>
      {words}
    </time>
  );
}
