import { Button, Page, Panel } from '@guildpath/ui';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAuth } from '../../shared/auth/auth.ts';
import { areCookiesBlocked, useBrowserFact } from '../../shared/auth/browser-facts.ts';
import { HomeBar } from '../../shared/layout/home-bar.tsx';
import { LinkButton } from '../../shared/layout/link-button.tsx';
import classes from './join.module.css';

export interface JoinPageProps {
  readonly title: ReactNode;
  readonly lead: string;
  readonly isStudent: boolean;
  readonly children: ReactNode;
}

export const cookiesBlocked = {
  title: 'Your Browser Blocks Cookies',
  description:
    'A place in a class needs one cookie. Allow cookies for this site in your browser’s settings, then reload.',
} as const;

/** Renders a page on the way into a hall. A member is asked first. */
export function JoinPage({ title, lead, isStudent, children }: JoinPageProps) {
  const { user } = useAuth();
  const needsCookies = useBrowserFact(areCookiesBlocked);
  const shown = needsCookies
    ? {
        title: cookiesBlocked.title,
        lead: cookiesBlocked.description,
        content: null,
      }
    : user && !isStudent
      ? {
          title: 'Student or Member?',
          lead: `You’re signed in as ${user.firstName ?? user.username}.`,
          content: <MemberQuestion />,
        }
      : { title, lead, content: children };
  return (
    <Page header={<HomeBar />} width="prose" centered>
      <Panel padding="lg" ornate className={classes.panel}>
        <div className="gp-stack gp-gap-2 gp-anywhere gp-center">
          <h1>{shown.title}</h1>
          <p className="gp-soft">{shown.lead}</p>
        </div>
        {shown.content}
      </Panel>
    </Page>
  );
}

function MemberQuestion() {
  const navigate = useNavigate();
  return (
    <div className={classes.form}>
      <p>
        As a student you play under a drawn name, and nothing goes into your account. We’ll sign you
        out of it in this browser.
      </p>
      <Button
        fullWidth
        onClick={() => void navigate({ to: '.', search: { as: 'student' }, replace: true })}
      >
        Join as a Student
      </Button>
      <LinkButton to="/dashboard" variant="outline" fullWidth>
        Stay Signed In
      </LinkButton>
    </div>
  );
}
