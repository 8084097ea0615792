// On phones these links open the provider's app if it is installed.
const inboxes: readonly (readonly [pattern: RegExp, inbox: string])[] = [
  [/^(gmail|googlemail)\.com$/, 'https://mail.google.com/mail/'],
  [/^(outlook|hotmail|live|msn)\.[a-z]{2,3}(\.[a-z]{2})?$/, 'https://outlook.live.com/mail/'],
  [/^(yahoo\.[a-z]{2,3}(\.[a-z]{2})?|ymail\.com|rocketmail\.com)$/, 'https://mail.yahoo.com/'],
  [/^(icloud|me|mac)\.com$/, 'https://www.icloud.com/mail/'],
  [/^(proton\.me|protonmail\.com|pm\.me)$/, 'https://mail.proton.me/'],
  [/^gmx\.(de|net|at|ch)$/, 'https://www.gmx.net/'],
  [/^gmx\.[a-z]{2,3}$/, 'https://www.gmx.com/'],
  [/^web\.de$/, 'https://web.de/'],
  [/^aol\.[a-z]{2,3}$/, 'https://mail.aol.com/'],
  [/^t-online\.de$/, 'https://email.t-online.de/'],
  [/^posteo\.[a-z]{2,3}$/, 'https://posteo.de/'],
  [/^mail\.com$/, 'https://www.mail.com/'],
  [/^fastmail\.(com|fm)$/, 'https://app.fastmail.com/'],
  [/^zoho(mail)?\.(com|eu)$/, 'https://mail.zoho.com/'],
  [/^yandex\.(com|ru)$/, 'https://mail.yandex.com/'],
];

export function findInbox(email: string): string | undefined {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return inboxes.find(([pattern]) => pattern.test(domain))?.[1];
}
