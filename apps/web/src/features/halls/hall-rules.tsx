import { summaryMinCount } from '@guildpath/contract';
import { Prose } from '@guildpath/ui';
import { Link } from '@tanstack/react-router';

/** Explains what a hall stores, for how long, and who sees it. */
export function HallRules() {
  return (
    <Prose>
      <h2>What we store, and who sees it</h2>
      <p>
        <strong>About you:</strong> the hall’s name, what your students call you, its quest and its
        dates, with your account.
      </p>
      <p>
        <strong>About each student:</strong> a name drawn from our list, such as Patient Heron, the
        answers, the result, and when they joined, started and finished. We ask for no name, no
        email and no free text, and four words that only the student knows bring them back.
      </p>
      <p>
        <strong>You see</strong> the drawn names and who has finished. You can read a result only
        while its student shows it to you, and never the answers. Once {summaryMinCount} have
        finished, you also see how many of each guild class, archetype and field there are, without
        names.
      </p>
      <p>
        <strong>On the day of deletion</strong> everything in the hall goes, except a result that a
        student has moved into an account of their own.
      </p>
      <p>
        If you note down who is Patient Heron, that’s personal data in your hands. Even without such
        a list, drawn names stay personal data where the GDPR holds. This page describes what we
        built; it isn’t legal advice.
      </p>
      <p>
        There’s a <Link to="/halls/parents">page for parents</Link> to print and hand out.
      </p>
    </Prose>
  );
}
