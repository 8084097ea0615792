import { expect, it } from 'vitest';
import { findInbox } from './mail-providers.ts';

it.each([
  ['ada@gmail.com', 'https://mail.google.com/mail/'],
  ['ada@HOTMAIL.co.uk', 'https://outlook.live.com/mail/'],
  ['ada@live.com', 'https://outlook.live.com/mail/'],
  ['ada@yahoo.fr', 'https://mail.yahoo.com/'],
  ['ada@icloud.com', 'https://www.icloud.com/mail/'],
  ['ada@gmx.de', 'https://www.gmx.net/'],
  ['ada@web.de', 'https://web.de/'],
  ['ada@proton.me', 'https://mail.proton.me/'],
  ['ada@gmail.com.guildpath.test', undefined],
])('the inbox of %s is %s', (email, inbox) => {
  expect(findInbox(email)).toBe(inbox);
});
