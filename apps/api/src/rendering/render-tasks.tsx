import type { CardOutput } from '@guildpath/contract';
import { plainTextSelectors } from '@react-email/render';
import { compile } from 'html-to-text';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { composeMessage } from '../adapters/mail/compose-message.ts';
import {
  SecurityNoticeEmail,
  type SecurityNoticeEmailProps,
} from '../mail/security-notice-email.tsx';
import { SignInLinkEmail, type SignInLinkEmailProps } from '../mail/sign-in-link-email.tsx';
import { drawPicture } from '../pictures/draw-picture.ts';

/** What takes the processor for long, apart from everything else so that it can run in another thread. */
const renderTasks = {
  signInLink: (props: SignInLinkEmailProps) => renderMail(<SignInLinkEmail {...props} />),
  securityNotice: (props: SecurityNoticeEmailProps) =>
    renderMail(<SecurityNoticeEmail {...props} />),
  picture: ({ card, width }: { readonly card: CardOutput; readonly width: number }) =>
    drawPicture(card, width),
  message: composeMessage,
};

type Tasks = typeof renderTasks;

/** Runs a task, in this thread or another: what goes in and out is copied. */
export type Render = <Name extends keyof Tasks>(
  name: Name,
  input: Parameters<Tasks[Name]>[0],
) => Promise<Awaited<ReturnType<Tasks[Name]>>>;

/** In this thread, for tests: a thread of its own takes a while to start. */
export const renderHere: Render = async (name, input) => {
  // The compiler does not follow that task and input have the same name.
  const task = renderTasks[name] as (given: typeof input) => Promise<never>;
  return task(input);
};

/** What mail programs expect, as `render` of react-email writes it. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Not with `render` of react-email: a mail waits for nothing, and a stream takes eight times as long. */
function renderMail(mail: ReactElement): { html: string; text: string } {
  const html = `${doctype}${renderToStaticMarkup(mail)}`;
  return { html, text: toText(html) };
}

/** As `toPlainText` of the library, which reads the selectors again for each mail. */
const toText = compile({
  wordwrap: false,
  selectors: [
    ...plainTextSelectors,
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
    // A career and its percentage on one line.
    { selector: 'td[data-career]', format: 'inline' },
    { selector: 'td[data-percentage]', format: 'inlineSurround', options: { prefix: ': ' } },
  ],
});
