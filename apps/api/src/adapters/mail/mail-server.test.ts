import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createMailServer } from './mail-server.ts';

const env = { MAIL_FROM: 'Guildpath <no-reply@guild.test>', PUBLIC_URL: undefined };

// A name of this machine that the mailer takes for a server elsewhere.
const elsewhere = '[::ffff:127.0.0.1]';

async function openServer(options: SMTPServerOptions = {}): Promise<number> {
  // It would warn of its own certificate.
  const server = new SMTPServer({ authOptional: true, logger: false, ...options });
  // Such as a client that does not trust the certificate.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return (listening.address() as AddressInfo).port;
}

const inClear: SMTPServerOptions = { disabledCommands: ['STARTTLS'] };
const strict: SMTPServerOptions = {
  onAuth: (_auth, _session, done) => done(new Error('Wrong password')),
};

describe('the check of a mail server says in one line what to do', () => {
  it.each([
    [
      'offers no TLS',
      inClear,
      'smtp',
      '',
      /^it offers no TLS: .* add \?ignoreTLS=true to SMTP_URL/,
    ],
    [
      'has a certificate of its own',
      {},
      'smtp',
      '',
      /NODE_EXTRA_CA_CERTS at the CA or, .* add \?tls\.rejectUnauthorized=false/,
    ],
    ['has one and TLS from the start', { secure: true }, 'smtps', '', /NODE_EXTRA_CA_CERTS/],
    ['begins without TLS', {}, 'smtps', '', /use smtp:\/\/ instead of smtps:\/\/ in SMTP_URL/],
    [
      'refuses the login',
      strict,
      'smtp',
      '?tls.rejectUnauthorized=false',
      /^it refuses the user or the password in SMTP_URL/,
    ],
  ])('when it %s', async (_name, options, protocol, query, line) => {
    const port = await openServer(options);
    const url = `${protocol}://ada:secret@${elsewhere}:${port}${query}`;
    const failure = await createMailServer({ ...env, SMTP_URL: url })
      .check()
      .catch((error: Error) => error.message);
    expect(failure).toMatch(line);
    expect(failure).not.toMatch(/\n|secret/);
  });

  it('when nobody listens', async () => {
    const server = createMailServer({ ...env, SMTP_URL: 'smtp://127.0.0.1:1' });
    await expect(server.check()).rejects.toThrow(
      /^it does not answer: check host and port in SMTP_URL/,
    );
  });
});

it.each([
  [inClear, '?ignoreTLS=true'],
  [inClear, '?requireTLS=false'],
  [{}, '?tls.rejectUnauthorized=false'],
])('a relay in the own network is used as its URL says: %o, %s', async (options, query) => {
  const port = await openServer(options);
  const server = createMailServer({ ...env, SMTP_URL: `smtp://${elsewhere}:${port}${query}` });
  await expect(server.check()).resolves.toEqual({ takesUnicode: true });
});

it('a mail server says whether it takes addresses beyond ASCII', async () => {
  const hidden = await openServer({ ...inClear, hideSMTPUTF8: true });
  const server = createMailServer({ ...env, SMTP_URL: `smtp://127.0.0.1:${hidden}` });
  await expect(server.check()).resolves.toEqual({ takesUnicode: false });
});

it('a check of a server that says nothing ends when it is closed', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => silent.close(() => resolve())));
  const { port } = silent.address() as AddressInfo;
  const server = createMailServer({ ...env, SMTP_URL: `smtp://127.0.0.1:${port}` });
  const checked = server.check().catch((error: Error) => error.message);
  await once(silent, 'connection');
  server.close();
  await expect(checked).resolves.toMatch(/closed/);
});

describe('the name that the mail server is greeted with', () => {
  /** Answers 421 to `[127.0.0.1]` and `localhost`, as strict relays do. */
  async function openStrictRelay() {
    const names: string[] = [];
    const relay = createServer((socket) => {
      socket.on('error', () => undefined).write('220 relay.test\r\n');
      createInterface(socket).on('line', (line) => {
        const [command, name = ''] = line.split(' ');
        if (command === 'EHLO') names.push(name);
        socket.write(
          /localhost|\[/.test(line) ? '421 4.7.0 Try again later\r\n' : '250 relay.test\r\n',
        );
      });
    }).listen(0, '127.0.0.1');
    await once(relay, 'listening');
    onTestFinished(() => new Promise<void>((resolve) => relay.close(() => resolve())));
    return { url: `smtp://127.0.0.1:${(relay.address() as AddressInfo).port}`, names };
  }

  it.each([
    ['https://guild.example', 'Guildpath <no-reply@mail.test>', '', 'guild.example'],
    [undefined, 'Guildpath <no-reply@mail.test>', '', 'mail.test'],
    ['http://localhost:3000', 'a@bücher.example', '', 'xn--bcher-kva.example'],
    ['http://192.0.2.1:3000', 'a@mail.test', '', 'mail.test'],
    ['https://guild.example', 'a@mail.test', '?name=mx.guild.example', 'mx.guild.example'],
  ])(
    'with PUBLIC_URL %s, MAIL_FROM %s and %j in SMTP_URL is %s',
    async (PUBLIC_URL, MAIL_FROM, query, name) => {
      const relay = await openStrictRelay();
      await createMailServer({ PUBLIC_URL, MAIL_FROM, SMTP_URL: relay.url + query }).check();
      expect(relay.names).toEqual([name]);
    },
  );

  it('is asked for when the server refuses it', async () => {
    const relay = await openStrictRelay();
    const server = createMailServer({ ...env, SMTP_URL: `${relay.url}?name=localhost` });
    await expect(server.check()).rejects.toThrow(
      /^it refuses the name of this machine: add \?name=/,
    );
  });
});
