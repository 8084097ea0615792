import { expect, it } from 'vitest';
import { findMailProvider } from './mail-providers.ts';

it.each([
  ['ada@gmail.com', 'Gmail', 'https://mail.google.com/mail/'],
  ['ada@HOTMAIL.co.uk', 'Outlook', 'https://outlook.live.com/mail/'],
  ['ada@live.com', 'Outlook', 'https://outlook.live.com/mail/'],
  ['ada@yahoo.fr', 'Yahoo', 'https://mail.yahoo.com/'],
  ['ada@yahoo.co.in', 'Yahoo', 'https://mail.yahoo.com/'],
  ['ada@icloud.com', 'iCloud Mail', 'https://www.icloud.com/mail/'],
  ['ada@aol.com', 'AOL', 'https://mail.aol.com/'],
  ['ada@gmx.de', 'GMX', 'https://www.gmx.net/'],
  ['ada@gmx.com', 'GMX', 'https://www.gmx.com/'],
  ['ada@web.de', 'WEB.DE', 'https://web.de/'],
  ['ada@proton.me', 'Proton Mail', 'https://mail.proton.me/'],
])('%s is at %s', (email, name, inbox) => {
  expect(findMailProvider(email)).toEqual({ name, inbox });
});

it.each(['ada@gmail.com.guildpath.test', 'ada@mygmail.com', 'ada@school.example'])(
  'nobody knows where %s is read',
  (email) => {
    expect(findMailProvider(email)).toBeUndefined();
  },
);
