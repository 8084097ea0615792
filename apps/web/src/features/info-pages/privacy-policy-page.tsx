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
          <li>your email address, and your name and a password if you give them;</li>
          <li>
            the answers you give in a quest, what you marked as least like you, what you take along,
            how long you took for the quest and each scene, and the results we work out from them;
          </li>
          <li>
            the careers you save, the dares you’ve done, and whether you’ve made a card public, with
            or without your first name;
          </li>
          <li>
            the pages that you and a friend open together. They show your two guild titles and
            classes and what you could build, to the two of you alone, and either of you can take
            them back;
          </li>
          <li>
            the link you invite friends with, for thirty days. It shows your title and class to
            anyone who has it, until you take it back;
          </li>
          <li>
            the passkeys you add, with their public keys, and when you last used each one. While you
            use one, we store a challenge for it to answer, for five minutes;
          </li>
          <li>the identifier that another provider has for you, if you sign in through one;</li>
          <li>
            the halls you open for a class, which means a name, what your students call you, a quest
            and two days; and in a hall, the name drawn for you, when you joined and finished, what
            figures of the class count of your result, and whether you show it to your guide. All of
            it is deleted on the day the hall names;
          </li>
          <li>which browser has which place in a hall, for a day; the session cookie says so.</li>
        </ul>
        <p>And we collect what the site needs to work and stay safe:</p>
        <ul>
          <li>
            how and when you signed in, on each device, and when you were last there. The menu under
            your name shows the list, and you can sign out of each one;
          </li>
          <li>
            scrambled copies of the links we email you, and emails to you that are waiting to go out
            or that your mail server refused within the last day;
          </li>
          <li>
            a random number for each quest you submit, so it counts once even if your browser sends
            it again. We keep it for 90 days;
          </li>
          <li>
            how often someone has tried a password, asked for an email or downloaded data. We store
            these counts under scrambled names that reveal no address, and delete them when we no
            longer need them. The requests of a network are counted for a minute, and stored
            nowhere;
          </li>
          <li>
            technical records of each request (time, page, outcome), without your name, your network
            address or your answers;
          </li>
          <li>
            a record of sign-ins and of changes to your account (time, account number, a scrambled
            network address), which helps us spot misuse. We keep it for 180 days, even if the
            account is deleted.
          </li>
        </ul>
        <p>
          We store passwords only as a one-way hash. No one can read them, including us. A server
          that we or your school run in front of this site may keep its own log with network
          addresses. Ask us for how long.
        </p>
      </>
    ),
  },
  {
    title: 'How We Use It',
    body: (
      <>
        <p>
          We use your answers to work out your results and keep them for you. We use your email
          address to send you the link to your results and to let you sign in. We don’t show ads,
          and we don’t build profiles for anyone else.
        </p>
        <p>
          We count how often each answer is chosen, and how many accounts and results there are.
          Those figures carry no one’s name.
        </p>
      </>
    ),
  },
  {
    title: 'How We Share It',
    body: (
      <>
        <p>
          We don’t sell or rent your information. Others get it only where the service needs it. The
          company that delivers our email gets your address and the message, and the people who run
          this site can see its accounts.
        </p>
        <p>
          If you make a card public, anyone with its link can see your class, your guild title, the
          guild’s words about you and one moment from your quest, and your first name if you choose
          to show it. You can make it private again anytime.
        </p>
        <p>
          An AI service may write the text of a result, if the people who run this site have set one
          up. It gets what you did in the story, scene by scene, whether your interests and traits
          are low, middle or high, your guild title, a first text about you and facts about careers.
          So the service learns your choices. It never gets your name, your email address or
          anything you typed.
        </p>
        <p>When you sign in through another provider, that provider learns that you did.</p>
      </>
    ),
  },
  {
    title: 'Security',
    body: (
      <p>
        Where the site is served over https, connections are encrypted. Your session is in an
        encrypted cookie that scripts can’t read, and a sign-in link works once, within one day.
        Only someone who can read a guest’s email can open that guest’s results. No system is
        perfectly safe. If something happens that affects you, we’ll tell you.
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
            guildpath_session keeps you signed in for 30 days after your last visit, but no longer
            than 90 days;
          </li>
          <li>
            guildpath_device shows that this browser has signed in to your account before, so a
            stranger’s wrong passwords can’t lock you out. It lasts a year, or until you delete your
            account;
          </li>
          <li>guildpath_login lasts ten minutes, while you sign in through another provider;</li>
          <li>guildpath_probe shows whether your browser takes cookies, and is deleted at once.</li>
        </ul>
        <p>
          Over https the names of the first three begin with __Host-. We set no cookies for tracking
          or advertising, whether you accept or decline.
        </p>
        <p>
          Your browser also stores the answers of an unfinished quest, so a reload loses nothing,
          along with your settings for quests and results and your choice in the cookie notice.
          While you’re signed in, it keeps the ID of your account, so that signing out in one tab
          closes your pages in the others. Until you open your results, it keeps the answers along
          with the email address and name you entered as a guest, so we can send the link again. It
          also keeps the address you last asked a sign-in link for, so the link signs you in without
          another press here. Signing out or starting over removes the answers, and signing out the
          addresses. While you’re signed in, we also keep the answers of an unfinished quest in your
          account, so you can continue on any device. They stay until you submit them, start over,
          or haven’t answered for 30 days.
        </p>
      </>
    ),
  },
  {
    title: 'Your Rights',
    body: (
      <>
        <p>
          You can see what we have about you, have it corrected, get a copy of it, or have it
          deleted. The menu under your name does this right away with Download My Data and Delete
          Account, which deletes every result too. You can delete a single result at the bottom of
          its page or in your history. Or write to us and we’ll do it. You can also complain to the
          data protection authority where you live.
        </p>
        <p>
          A quest that someone else submits with your email address doesn’t become yours. It waits
          on your dashboard until you keep it or throw it away.
        </p>
        <SiteSentence name="retention" />
        <p>
          When you delete data, it’s gone from the database right away. Backups are replaced over
          time, and one last email tells you that your account is gone.
        </p>
        <SiteSentence name="agePolicy" />
      </>
    ),
  },
  {
    title: 'Contact',
    body: (
      <p>
        Do you have questions about this policy or your data? Write to <SupportEmail />.
      </p>
    ),
  },
];

export function PrivacyPolicyPage() {
  return (
    <PublicPage
      title="Privacy Policy"
      eyebrow="Your data"
      lead="What Guildpath knows about you, what it does with that, and what it never does."
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
