export interface MailProvider {
  readonly name: string;
  /** On phones this opens the provider's app if it is installed. */
  readonly inbox: string;
}

const providers: readonly (readonly [domain: RegExp, name: string, inbox: string])[] = [
  [/^(gmail|googlemail)\.com$/, 'Gmail', 'https://mail.google.com/mail/'],
  [
    /^(outlook|hotmail|live|msn)\.[a-z]{2,3}(\.[a-z]{2})?$/,
    'Outlook',
    'https://outlook.live.com/mail/',
  ],
  [
    /^(yahoo\.[a-z]{2,3}(\.[a-z]{2})?|(ymail|rocketmail|myyahoo)\.com)$/,
    'Yahoo',
    'https://mail.yahoo.com/',
  ],
  [/^(icloud|me|mac)\.com$/, 'iCloud Mail', 'https://www.icloud.com/mail/'],
  [/^(aol\.[a-z]{2,3}(\.[a-z]{2})?|aim\.com|verizon\.net)$/, 'AOL', 'https://mail.aol.com/'],
  [/^comcast\.net$/, 'Xfinity', 'https://connect.xfinity.com/'],
  [/^(proton\.me|protonmail\.(com|ch)|pm\.me)$/, 'Proton Mail', 'https://mail.proton.me/'],
  [/^gmx\.(de|net|at|ch)$/, 'GMX', 'https://www.gmx.net/'],
  [/^gmx\.[a-z]{2,3}$/, 'GMX', 'https://www.gmx.com/'],
  [/^web\.de$/, 'WEB.DE', 'https://web.de/'],
  [/^t-online\.de$/, 'T-Online', 'https://email.t-online.de/'],
  [/^posteo\.[a-z]{2,3}$/, 'Posteo', 'https://posteo.de/'],
  [/^mail\.com$/, 'mail.com', 'https://www.mail.com/'],
  [/^fastmail\.(com|fm)$/, 'Fastmail', 'https://app.fastmail.com/'],
  [/^(zoho|zohomail)\.(com|eu|in)$/, 'Zoho Mail', 'https://mail.zoho.com/'],
  [/^yandex\.(com|ru)$/, 'Yandex', 'https://mail.yandex.com/'],
];

export function findMailProvider(email: string): MailProvider | undefined {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const provider = providers.find(([pattern]) => pattern.test(domain));
  return provider && { name: provider[1], inbox: provider[2] };
}
