import { Text } from '@react-email/components';
import { EmailFrame } from './email-frame.tsx';
import { styles } from './email-styles.ts';

interface Contacts {
  /** The URL of the login page. */
  readonly loginUrl: string;
  readonly supportEmail: string;
}

export interface SecurityNoticeEmailProps extends Contacts {
  readonly kind: keyof typeof notices;
  /** The time of the event, in words. */
  readonly at: string;
}

interface Notice {
  readonly subject: string;
  readonly happened: string;
  readonly isExpected?: string;
  readonly isUnexpected?: string;
  /** Advice for someone who did not expect it. */
  readonly advice: (contacts: Contacts) => string;
}

const regainAccess = ({ loginUrl }: Contacts) =>
  `Go to ${loginUrl}, choose “Email me a link”, sign in with that link and set a new password. This signs you out everywhere else.`;

const notices = {
  'password-set': {
    subject: 'A password was set for your Guildpath account',
    happened:
      'A password was set for your account. Links we emailed you before that don’t work anymore.',
    advice: regainAccess,
  },
  'password-changed': {
    subject: 'Your Guildpath password was changed',
    happened:
      'Your account’s password was changed. Links we emailed you before that don’t work anymore.',
    advice: regainAccess,
  },
  'identity-linked': {
    subject: 'A login provider was linked to your Guildpath account',
    happened: 'You can now sign in to your account with your school’s or company’s login.',
    advice: () =>
      'Change your password at that provider first. Then delete your Guildpath account, or write to us.',
  },
  'passkey-added': {
    subject: 'A passkey was added to your Guildpath account',
    happened: 'A passkey was added. It signs you in to your account without a password.',
    advice: (contacts) => `${regainAccess(contacts)} Then remove the passkey in the account menu.`,
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your Guildpath account',
    happened: 'A passkey was removed. It can’t sign in to your account anymore.',
    advice: regainAccess,
  },
  'account-deleted': {
    subject: 'Your Guildpath account was deleted',
    happened: 'Your account was deleted with everything in it. We can’t bring it back.',
    advice: () =>
      'Someone else had access to your account. Change your email password, and every other password that was the same.',
  },
  'account-deleted-by-admin': {
    subject: 'Your Guildpath account was deleted',
    happened:
      'An administrator of this site deleted your account with everything in it. We can’t bring it back.',
    isExpected: 'If you asked for this, you don’t need to do anything.',
    isUnexpected: 'Didn’t ask for it?',
    advice: ({ supportEmail }) => `Write to ${supportEmail}.`,
  },
} as const satisfies Record<string, Notice>;

export function securityNoticeSubject({ kind }: SecurityNoticeEmailProps): string {
  return notices[kind].subject;
}

/** Notifies the owner of an account that its security has changed. */
export function SecurityNoticeEmail({ kind, at, ...contacts }: SecurityNoticeEmailProps) {
  const {
    subject,
    happened,
    isExpected = 'If this was you, you don’t need to do anything.',
    isUnexpected = 'Wasn’t you?',
    advice,
  }: Notice = notices[kind];
  return (
    <EmailFrame preview={happened} heading={subject}>
      <Text style={styles.text}>{happened}</Text>
      <Text style={styles.text}>When: {at}</Text>
      <Text style={styles.text}>{isExpected}</Text>
      <Text style={styles.last}>
        {isUnexpected} {advice(contacts)}
      </Text>
    </EmailFrame>
  );
}
