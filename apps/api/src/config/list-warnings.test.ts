import { describe, expect, it } from 'vitest';
import { loadEnv } from './env.ts';
import { listWarnings } from './list-warnings.ts';

const mail = {
  SMTP_URL: 'smtps://mail.example',
  PUBLIC_URL: 'https://guild.example',
  MAIL_FROM: 'Guildpath <no-reply@guild.example>',
  SUPPORT_EMAIL: 'help@guild.example',
};

function warn(source: Readonly<Record<string, string>>, dialect: 'sqlite' | 'postgres' = 'sqlite') {
  return listWarnings(loadEnv(source, '/nowhere'), dialect);
}

describe('settings that fit, and make a site that people cannot use', () => {
  it.each(['PUBLIC_URL', 'MAIL_FROM', 'SUPPORT_EMAIL'])('are a mail server without %s', (name) => {
    expect(warn({ ...mail, [name]: '' })).toEqual([
      expect.stringMatching(new RegExp(`^SMTP_URL without ${name}: .* Set ${name}$`)),
    ]);
  });

  it.each(['web', 'worker'])('are the role %s where there is one process', (ROLE) => {
    expect(warn({ ROLE })).toEqual([expect.stringMatching(`^ROLE=${ROLE} without DATABASE_URL: `)]);
    expect(warn({ ROLE }, 'postgres')).toEqual([]);
  });

  it.each(['ignoreTLS=true', 'requireTLS=false'])('are mails in clear: %s', (query) => {
    expect(warn({ ...mail, SMTP_URL: `smtp://relay.lan:25?${query}` })).toEqual([
      expect.stringMatching(/^SMTP_URL allows mail without TLS: /),
    ]);
  });

  it('are values in quotes, which some tools keep', () => {
    expect(
      warn({
        AI_API_KEY: '"secret"',
        OIDC_CLIENT_ID: "'guild'",
        OIDC_ISSUER: 'https://id.example',
      }),
    ).toEqual([
      'OIDC_CLIENT_ID: The quotes around it are part of the value: leave them out',
      'AI_API_KEY: The quotes around it are part of the value: leave them out',
    ]);
  });

  it('are none of a site for trying out, nor of a whole one', () => {
    expect(warn({})).toEqual([]);
    expect(warn(mail)).toEqual([]);
  });
});
