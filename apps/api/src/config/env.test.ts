import { parseEnv } from 'node:util';
import { loginInput } from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { EnvError, loadEnv } from './env.ts';

const root = '/srv/guildpath';
/** One character more than an address may have. */
const longEmail = `${'a'.repeat(50)}@${`${'b'.repeat(49)}.`.repeat(4)}test`;

describe('environment', () => {
  it('needs no variable at all', () => {
    expect(loadEnv({}, root)).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: '/srv/guildpath/data',
      DATABASE_URL: '/srv/guildpath/data/guildpath.db',
      AVAILABLE_TIERS: ['quick'],
      hasRateLimit: true,
      REQUESTS_PER_ADDRESS: 3_000,
      TRUST_PROXY: 0,
      admin: undefined,
      oidc: undefined,
    });
  });

  it('takes an empty variable as absent', () => {
    expect(loadEnv({ PORT: '', SMTP_URL: '' }, root)).toMatchObject({ PORT: 3000 });
  });

  it('takes the first setting of a file that begins with a byte order mark', () => {
    for (const text of ['PORT=4001', 'export PORT=4001', '# Of our site\r\n\r\nPORT=4001']) {
      const source = parseEnv(`\uFEFF${text}\r\nHOST=0.0.0.0\r\n`);
      expect(loadEnv(source, '/srv'), text).toMatchObject({ PORT: 4001, HOST: '0.0.0.0' });
    }
    // The environment itself wins.
    expect(loadEnv({ PORT: '3000', '\uFEFFPORT': '4001' }, '/srv')).toMatchObject({ PORT: 3000 });
  });

  it('keeps of PUBLIC_URL the origin', () => {
    expect(loadEnv({ PUBLIC_URL: 'https://guild.example/' }, root).PUBLIC_URL).toBe(
      'https://guild.example',
    );
  });

  it.each([
    'no-reply@guild.example',
    'Guildpath <no-reply@guild.example>',
    '<no-reply@guild.example>',
    '"Guild, Path" <no-reply@guild.example>',
    'Die Gilde für Pfade <no-reply@guild.example>',
  ])('takes the sender %s', (from) => {
    expect(loadEnv({ MAIL_FROM: from }, root).MAIL_FROM).toBe(from);
  });

  it.each(['Springfield High, Careers', 'Guild: Paths (St. Ada)'])(
    'puts the name %s of the sender in quotes',
    (name) => {
      const { MAIL_FROM } = loadEnv({ MAIL_FROM: `${name} <a@guild.example>` }, root);
      expect(MAIL_FROM).toBe(`"${name}" <a@guild.example>`);
    },
  );

  it.each(['smtp://localhost:2525', 'smtps://user:p%40ss@mail.example:465?maxConnections=10'])(
    'takes the mail server %s',
    (url) => {
      expect(loadEnv({ SMTP_URL: url }, root).SMTP_URL).toBe(url);
    },
  );

  it('takes the tiers as a comma list', () => {
    expect(loadEnv({ AVAILABLE_TIERS: 'quick, epic' }, root).AVAILABLE_TIERS).toEqual([
      'quick',
      'epic',
    ]);
  });

  it('takes for the admin the longest email and password that a login takes', () => {
    const admin = { email: longEmail.slice(1), password: 'x'.repeat(256) };
    expect(loginInput.parse({ identifier: admin.email, password: admin.password })).toBeDefined();
    expect(
      loadEnv({ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password }, root).admin,
    ).toEqual(admin);
  });

  it('takes for the admin what a sign-up takes, in the same form', () => {
    const admin = { ADMIN_EMAIL: "o'hara@bücher.example", ADMIN_PASSWORD: 'a good password' };
    expect(loadEnv(admin, root).admin?.email).toBe("o'hara@xn--bcher-kva.example");
  });

  it.each([
    ['false', 0],
    ['true', 1],
    ['0', 0],
    ['3', 3],
  ])('takes TRUST_PROXY=%s as %i proxies', (text, proxies) => {
    expect(loadEnv({ TRUST_PROXY: text }, root).TRUST_PROXY).toBe(proxies);
  });

  it.each([
    ['http://127.0.0.1:9000/v1', 'http://127.0.0.1:9000/v1/chat/completions'],
    ['https://ai.example/v1/', 'https://ai.example/v1/chat/completions'],
    ['https://ai.example', 'https://ai.example/v1/chat/completions'],
    ['https://ai.example/api/v3', 'https://ai.example/api/v3/chat/completions'],
    ['https://ai.example/chat/completions/', 'https://ai.example/chat/completions'],
    [
      'https://ai.example/openai/deployments/d?api-version=2024-10-21',
      'https://ai.example/openai/deployments/d/chat/completions?api-version=2024-10-21',
    ],
  ])('completes the AI endpoint %s', (AI_BASE_URL, url) => {
    const ai = { AI_BASE_URL, AI_MODEL: 'x', AI_API_KEY: 'secret' };
    expect(loadEnv(ai, root).ai).toMatchObject({ url });
  });

  it('takes an AI endpoint on plain http that gets no key', () => {
    const ai = { AI_BASE_URL: 'http://ai.lan/v1', AI_MODEL: 'x' };
    expect(loadEnv(ai, root).ai).toMatchObject({ apiKey: undefined });
  });

  it.each([
    ...['0x10', ' 3000', '-1', '65536'].map((PORT): [Record<string, string>, string] => [
      { PORT },
      'PORT must be a port number from 0 to 65535.',
    ]),
    ...['https://a.example/?x=1', 'https://user:pw@a.example', 'https://a.example/#x'].map(
      (url): [Record<string, string>, string] => [
        { PUBLIC_URL: url },
        'PUBLIC_URL must be an origin without a user, a query or a fragment.',
      ],
    ),
    [{ PUBLIC_URL: 'guild.example' }, 'PUBLIC_URL must be an http(s) URL.'],
    [{ PUBLIC_URL: 'https://guild.example/app' }, 'PUBLIC_URL must be an origin without a path.'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must be a postgres:// URL.'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must have at least 32 characters.'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an smtp:// or smtps:// URL.'],
    ...[
      ['SMTP_URL', 'smtp://user:pa#ss@mail.example', 'an smtp:// or smtps:// URL'],
      ['DATABASE_URL', 'postgres://user:12#ss@db/guildpath', 'a postgres:// URL'],
    ].map(([name = '', url = '', taken]): [Record<string, string>, string] => [
      { [name]: url },
      `${name} must be ${taken}; in its user and password, write # as %23.`,
    ]),
    [
      { DATABASE_URL: '"postgres://user:pa#ss@db.example/guildpath"' },
      'DATABASE_URL must be a postgres:// URL; in its user and password, write # as %23. The quotes around it are part of the value: leave them out.',
    ],
    ...['"', "'"].map((quote): [Record<string, string>, string] => [
      { SMTP_URL: `${quote}smtp://user:secret@mail.example${quote}` },
      'SMTP_URL must be an smtp:// or smtps:// URL. The quotes around it are part of the value: leave them out.',
    ]),
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must be an smtp:// or smtps:// URL with a host.'],
    ...['maxConnections=0', 'maxConnections=', 'maxMessages=-1', 'requireTLS=no'].map(
      (option): [Record<string, string>, string] => [
        { SMTP_URL: `smtp://mail.example?${option}` },
        'SMTP_URL must have whole numbers for ?maxConnections and ?maxMessages, and true or false for ?ignoreTLS, ?requireTLS and ?tls.rejectUnauthorized.',
      ],
    ),
    ...['Guildpath <a@b', 'a@b>', 'a@b, Path <c@d>', 'a@b, c@d'].map(
      (from): [Record<string, string>, string] => [
        { MAIL_FROM: from },
        'MAIL_FROM must be an address such as Name <name@example.org>.',
      ],
    ),
    [{ SUPPORT_EMAIL: 'support' }, 'SUPPORT_EMAIL must be an email address.'],
    [
      { AVAILABLE_TIERS: 'quick,huge' },
      'AVAILABLE_TIERS must be a comma list of quick, standard, epic.',
    ],
    [{ RATE_LIMIT: 'no' }, 'RATE_LIMIT must be on or off.'],
    [
      { REQUESTS_PER_ADDRESS: '0' },
      'REQUESTS_PER_ADDRESS must be a whole number from 1 to 1000000.',
    ],
    [{ RETENTION_DAYS: 'never' }, 'RETENTION_DAYS must be a whole number from 0 to 36500.'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be true, false or the number of reverse proxies.'],
    [
      { AI_BASE_URL: 'http://ai.example/v1', AI_MODEL: 'x', AI_API_KEY: 'secret' },
      'AI_BASE_URL must be an https URL with AI_API_KEY, or http on loopback. If the endpoint needs no key, leave AI_API_KEY out.',
    ],
    [
      { METRICS_TOKEN: 'two words' },
      'METRICS_TOKEN must have printable characters only, and no spaces.',
    ],
    [{ ADMIN_EMAIL: 'ada' }, 'ADMIN_EMAIL must be an email address of at most 254 characters.'],
    [
      { ADMIN_EMAIL: longEmail, ADMIN_PASSWORD: 'correct horse' },
      'ADMIN_EMAIL must be an email address of at most 254 characters.',
    ],
    [{ ADMIN_PASSWORD: 'nine char' }, 'ADMIN_PASSWORD must have 10 to 256 characters.'],
    [{ ADMIN_PASSWORD: ' '.repeat(10) }, 'ADMIN_PASSWORD must have 10 to 256 characters.'],
    [
      { ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'x'.repeat(257) },
      'ADMIN_PASSWORD must have 10 to 256 characters.',
    ],
    [{ ADMIN_EMAIL: 'a@b.example' }, 'ADMIN_PASSWORD needs a value when ADMIN_EMAIL has one.'],
    [
      { OIDC_ISSUER: 'http://id.example', OIDC_CLIENT_ID: 'x' },
      'OIDC_ISSUER must be an https URL, or http on loopback.',
    ],
    [{ OIDC_TRUST_EMAIL: 'yes' }, 'OIDC_TRUST_EMAIL must be true or false.'],
    [
      {
        OIDC_ISSUER: 'https://login.microsoftonline.com/common/v2.0',
        OIDC_CLIENT_ID: 'x',
        OIDC_TRUST_EMAIL: 'true',
      },
      'OIDC_TRUST_EMAIL must be false with an OIDC_ISSUER that all tenants share.',
    ],
    [{ OIDC_CLIENT_ID: 'x' }, 'OIDC_ISSUER needs a value when OIDC_CLIENT_ID has one.'],
  ])('%o is refused in one line: %s', (source, message) => {
    expect(() => loadEnv(source, root)).toThrow(new EnvError(message));
  });
});
