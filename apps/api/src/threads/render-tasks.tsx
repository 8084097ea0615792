import { toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  SecurityNoticeEmail,
  type SecurityNoticeEmailProps,
  securityNoticeSubject,
} from '../adapters/mail/templates/security-notice-email.tsx';
import {
  SignInLinkEmail,
  type SignInLinkEmailProps,
  signInLinkSubject,
} from '../adapters/mail/templates/sign-in-link-email.tsx';
import { drawPicture } from '../adapters/pictures/draw-picture.ts';

interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const renderTasks = {
  signInLink: (props: SignInLinkEmailProps) =>
    renderMail(signInLinkSubject(props), <SignInLinkEmail {...props} />),
  securityNotice: (props: SecurityNoticeEmailProps) =>
    renderMail(securityNoticeSubject(props), <SecurityNoticeEmail {...props} />),
  picture: drawPicture,
};

type Tasks = typeof renderTasks;

/** Runs a task, in this thread or another: input and output are copied. */
export type Render = <Name extends keyof Tasks>(
  name: Name,
  input: Parameters<Tasks[Name]>[0],
) => Promise<Awaited<ReturnType<Tasks[Name]>>>;

/** Renders in the calling thread. */
export const renderHere: Render = async (name, input) => {
  // The compiler does not follow that task and input have the same name.
  const task = renderTasks[name] as (given: typeof input) => Promise<never>;
  return task(input);
};

// Mail programs expect this one, which `render` of react-email writes too.
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

function renderMail(subject: string, mail: ReactElement): RenderedMail {
  // react-email's `render` streams, which takes eight times as long for a mail that awaits nothing.
  const html = `${doctype}${renderToStaticMarkup(mail)}`;
  const text = toPlainText(html, {
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'h2', options: { uppercase: false } },
      // A career and its percentage stand on one line.
      { selector: 'td[data-career]', format: 'inline' },
      { selector: 'td[data-percentage]', format: 'inlineSurround', options: { prefix: ': ' } },
    ],
  });
  return { subject, html, text };
}
