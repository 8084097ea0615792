import type { CardOutput } from '@guildpath/contract';
import {
  SecurityNoticeEmail,
  type SecurityNoticeEmailProps,
} from '../mail/security-notice-email.tsx';
import {
  type SignInLinkEmailProps,
  toSignInLinkEmail,
  toWords,
} from '../mail/sign-in-link-email.tsx';
import { drawPicture } from '../pictures/draw-picture.ts';
import { renderMail, renderOnce } from './render-mail.ts';

const renderSignInLink = renderOnce(toSignInLinkEmail);

/** What takes the processor for long, apart from everything else so that it can run in another thread. */
const renderTasks = {
  signInLink: (props: SignInLinkEmailProps) => renderSignInLink(toWords(props), props.occasion),
  securityNotice: (props: SecurityNoticeEmailProps) =>
    renderMail(<SecurityNoticeEmail {...props} />),
  picture: ({ card, width }: { readonly card: CardOutput; readonly width: number }) =>
    drawPicture(card, width),
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
