import { toDay } from '@guildpath/contract';
import { PublicPage } from '../../shared/layout/public-page.tsx';
import { SiteSentence } from '../../shared/layout/site-sentence.tsx';
import { SupportEmail } from '../../shared/layout/support-email.tsx';
import { type TextSection, TextSections } from './text-sections.tsx';

const sections: readonly TextSection[] = [
  {
    title: 'Information We Collect',
    body: (
      <>
        <p>We collect what you give us:</p>
        <ul>
          <li>your email address, and your name and a password when you sign up;</li>
          <li>
            the answers you give in a quest, what you marked as least like you, how long the quest
            and each of its scenes took, and the results we compute from them;
          </li>
          <li>the careers you save, and whether you have made a card public;</li>
          <li>
            the passkeys you add: their public keys, a name, and when each was last used. While you
            use one, we keep a challenge for it to answer, for five minutes;
          </li>
          <li>
            when you sign in through another provider: the identifier that provider has for you.
          </li>
        </ul>
        <p>And what the site needs to work and to stay safe:</p>
        <ul>
          <li>
            where you are signed in: the browser and the kind of device, such as Chrome on Android,
            how and when you signed in, and when you were last there. You see the list under your
            name, and can end each of them;
          </li>
          <li>
            scrambled copies of the links we email you, and emails to you that are waiting to be
            sent, or that your mail server refused within the last day;
          </li>
          <li>
            a random number for each quest you submit, so that it counts once even if your browser
            sends it again. It is kept for 90 days;
          </li>
          <li>
            how often someone has tried a password, asked for a mail or downloaded data, and how
            many requests came from a network in the last minute. These counts are stored under
            scrambled names that reveal no address, and are deleted when they are no longer needed;
          </li>
          <li>
            technical records of each request (time, page, outcome), which carry neither your name,
            your network address nor your answers;
          </li>
          <li>
            a record of sign-ins and of changes to your account (time, number of the account, a
            scrambled network address), which helps us recognize misuse. It is kept for 180 days,
            even if the account is deleted.
          </li>
        </ul>
        <p>
          Passwords are stored only as a one-way hash. No one can read them, including us. A server
          that your school or we run in front of this site may keep a log of its own with network
          addresses: ask us for how long.
        </p>
      </>
    ),
  },
  {
    title: 'How We Use It',
    body: (
      <>
        <p>
          We use your answers to compute your results and to keep them for you. We use your email
          address to send you the link to your results and to let you sign in. We do not show
          advertising, and we do not build profiles for anyone else.
        </p>
        <p>
          From the answers of many people together we may learn how hard each scene is, so that
          results become more exact. We also know how many accounts and results there are. We keep
          only such figures, without anyone’s name or answers.
        </p>
      </>
    ),
  },
  {
    title: 'How We Share It',
    body: (
      <>
        <p>
          We do not sell or rent your information. It reaches others only where the service requires
          it: the company that delivers our email receives your address and the message, and the
          people who run this site can see its accounts.
        </p>
        <p>
          If you make a card public, anyone with its link can see your class, guild title and
          archetype. You can make it private again at any time.
        </p>
        <p>
          An AI service may write the text of a result, if the people who run this site have set one
          up. It receives your scores, your class title, a first text about you and facts about
          careers. That text names an option you chose in a scene, and the reasons for a career name
          scenes that support it, so the service learns a few of your choices. It never receives
          your name, your email address or the list of your answers.
        </p>
        <p>When you sign in through another provider, that provider learns that you did.</p>
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
        is perfectly safe; if something happens that affects you, we will tell you.
      </p>
    ),
  },
  {
    title: 'Cookies and Local Storage',
    body: (
      <>
        <p>The site sets these cookies, and only when it needs them:</p>
        <ul>
          <li>
            guildpath_session keeps you signed in, for 30 days after your last visit and 90 days in
            all;
          </li>
          <li>
            guildpath_device shows that this browser has signed in to your account before, so that a
            stranger’s wrong passwords cannot lock you out. It is kept for a year, and deleted with
            your account;
          </li>
          <li>guildpath_login lasts ten minutes, while you sign in through another provider.</li>
        </ul>
        <p>
          Over https their names begin with __Host-. We set no cookies for tracking or advertising,
          whether you accept or decline.
        </p>
        <p>
          Your browser also stores the answers of a quest under way, so that a reload loses nothing,
          your settings of quest and results, and your choice in the cookie notice. Until the
          results have been opened, it keeps the answers together with the email address a guest
          entered, so that the link can be sent again. Signing out or starting over removes both.
          While you are signed in, the answers of a quest under way are also kept in your account,
          so that you can continue on any device, until you submit them, start over, or have not
          answered for 30 days.
        </p>
        <p>
          To learn where quests are too long, we count how many visitors reach each scene each day.
          We keep only the sums, for a year. They involve no cookie, no identifier and no answers.
          If you decline cookies, or your browser asks not to be tracked (Do Not Track, Global
          Privacy Control), you are not counted.
        </p>
      </>
    ),
  },
  {
    title: 'Your Rights',
    body: (
      <>
        <p>
          You may see what we hold about you, have it corrected, receive a copy of it, or have it
          deleted. The menu under your name does this immediately: Download My Data, and Delete
          Account with every result. A single result can be deleted at its end or in your history.
          Or write to us and we will do it. You may also complain to the data protection authority
          where you live.
        </p>
        <p>
          A quest that someone else submits with your email address does not become yours: it waits
          on your dashboard until you keep it or throw it away.
        </p>
        <SiteSentence name="retention" />
        <p>
          Deleted data is removed from the database immediately. Backups are replaced over time, and
          one last email tells you that the account has been deleted.
        </p>
        <SiteSentence name="agePolicy" />
      </>
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

// The day of the server stays, where that of the reader is another.
function Today() {
  const { date, words } = toDay(new Date());
  return (
    <time dateTime={date} suppressHydrationWarning>
      {words}
    </time>
  );
}
