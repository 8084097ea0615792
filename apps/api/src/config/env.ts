import path from 'node:path';
import {
  adminPasswordMinLength,
  emailMaxLength,
  emailSchema,
  passwordMaxLength,
  tiers,
  toCanonicalEmail,
} from '@guildpath/contract';
import { z } from 'zod';
import { findUrlHint } from './find-url-hint.ts';

/** A setting is wrong; the message is the one line that the operator reads. */
export class EnvError extends Error {}

const portRule = 'must be a port number from 0 to 65535';
const port = z
  .string()
  .regex(/^\d+$/, portRule)
  .transform(Number)
  .refine((number) => number <= 65_535, portRule);
export const sessionSecretMinLength = 32;
const emailRule = `must be an email address of at most ${emailMaxLength} characters`;
const passwordRule = `must have ${adminPasswordMinLength} to ${passwordMaxLength} characters`;
function wholeNumber(min: number, max: number) {
  const rule = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, { error: rule, abort: true })
    .transform(Number)
    .refine((number) => number >= min && number <= max, rule);
}
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) URL', abort: true });
/** A URL that may hold a password, which is no part of the message. */
function serviceUrl(protocol: RegExp, rule: string) {
  const withHint = ({ input }: { readonly input?: unknown }) => {
    const hint = findUrlHint(String(input));
    return hint ? `${rule}; ${hint}` : rule;
  };
  return z
    .url({ protocol, error: withHint, abort: true })
    .refine((url) => findUrlHint(url) === undefined, { error: withHint, abort: true });
}
/** The mailer would read anything else as several senders or cut it short. */
const sender =
  /^(?:(?:"[^"\\\r\n]*" ?|(?![^<]*@[^<]*[,;])[^"\\<>\r\n]*)<[^\s@<>"]+@[^\s@<>"]+>|[^\s@<>"]+@[^\s@<>"]+)$/;
/** It does so with a name such as `School, Careers` too, unless that is in quotes. */
const quoteName = (from: string) => from.replace(/^([^"<]*[,;:@().[\]][^"<]*?) *</, '"$1" <');
const onOff = z.enum(['on', 'off'], 'must be on or off');
/** There, every tenant of Microsoft Entra ID can write any address into its own directory. */
const sharedTenant = /^https:\/\/login\.[^/]*microsoft[^/]*\/(common|organizations)(\/|$)/i;
const trueFalse = z.enum(['true', 'false'], 'must be true or false');
const proxiesRule = 'must be true, false or the number of reverse proxies';
const numberOfProxies = z
  .string()
  .regex(/^(true|false|\d{1,2})$/, proxiesRule)
  .transform((text) => ({ true: 1, false: 0 })[text] ?? Number(text));
const roles = ['all', 'web', 'worker'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

function isHttpsOrLoopback(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || isLoopback(hostname);
}

/** Takes the address of a host, of its API or of the chat completions themselves; keeps a query. */
function toCompletionsUrl(text: string): string {
  const url = new URL(text);
  const path = url.pathname.replace(/\/+$/, '');
  url.pathname = path.endsWith('/chat/completions') ? path : `${path || '/v1'}/chat/completions`;
  return url.href;
}

/** Expects a host name as URLs write it, such as `[::1]`. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Returns whether SMTP_URL allows mail in clear text, for a relay in the operator's own network. */
export function allowsClearText(url: string): boolean {
  const { searchParams } = new URL(url);
  return searchParams.get('ignoreTLS') === 'true' || searchParams.get('requireTLS') === 'false';
}

function isOrigin(url: string): boolean {
  const { username, password, search, hash } = new URL(url);
  return [username, password, search, hash].every((part) => part === '');
}

/** The mailer takes any text here, and then never sends anything or sends it without TLS. */
const smtpOptions = {
  maxConnections: /^[1-9]\d{0,5}$/,
  maxMessages: /^[1-9]\d{0,5}$/,
  ignoreTLS: /^(true|false)$/,
  requireTLS: /^(true|false)$/,
  'tls.rejectUnauthorized': /^(true|false)$/,
};

function hasUsableOptions(url: string): boolean {
  const { searchParams } = new URL(url);
  return Object.entries(smtpOptions).every(([name, usable]) =>
    searchParams.getAll(name).every((value) => usable.test(value)),
  );
}

const tierList = z
  .string()
  .transform((list) => [...new Set(list.split(',').map((tier) => tier.trim()))])
  .pipe(z.array(z.enum(tiers, `must be a comma list of ${tiers.join(', ')}`)).min(1));

// Good enough for trying the site out. `listWarnings` mentions them once a mail server is set.
export const defaultMailFrom = 'Guildpath <no-reply@localhost>';
export const defaultSupportEmail = 'support@example.com';

const schema = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: httpUrl
    .refine((url) => new URL(url).pathname === '/', 'must be an origin without a path')
    .refine(isOrigin, 'must be an origin without a user, a query or a fragment')
    .transform((url) => new URL(url).origin)
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: serviceUrl(/^postgres(ql)?$/, 'must be a postgres:// URL').optional(),
  SESSION_SECRET: z
    .string()
    .min(sessionSecretMinLength, `must have at least ${sessionSecretMinLength} characters`)
    .optional(),
  SMTP_URL: serviceUrl(/^smtps?$/, 'must be an smtp:// or smtps:// URL')
    .refine((url) => new URL(url).hostname !== '', {
      error: 'must be an smtp:// or smtps:// URL with a host',
      abort: true,
    })
    .refine(
      hasUsableOptions,
      'must have whole numbers for ?maxConnections and ?maxMessages, and true or false for ?ignoreTLS, ?requireTLS and ?tls.rejectUnauthorized',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(sender, 'must be an address such as Name <name@example.org>')
    .transform(quoteName)
    .default(defaultMailFrom),
  SUPPORT_EMAIL: z
    .string()
    .regex(/^\S+@\S+$/, 'must be an email address')
    .default(defaultSupportEmail),
  OIDC_ISSUER: httpUrl
    .refine(isHttpsOrLoopback, 'must be an https URL, or http on loopback')
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_TRUST_EMAIL: trueFalse.default('false'),
  ADMIN_EMAIL: z
    .string()
    .transform(toCanonicalEmail)
    .refine((email) => emailSchema.safeParse(email).success, emailRule)
    .optional(),
  ADMIN_PASSWORD: z
    .string()
    .normalize('NFC')
    .min(adminPasswordMinLength, passwordRule)
    .max(passwordMaxLength, passwordRule)
    .regex(/\S/, passwordRule)
    .optional(),
  AI_BASE_URL: httpUrl.transform(toCompletionsUrl).optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  AVAILABLE_TIERS: tierList.default(['quick']),
  RATE_LIMIT: onOff.default('on'),
  MAILS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(1_000),
  REQUESTS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(3_000),
  SUBMISSIONS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(3_000),
  RETENTION_DAYS: wholeNumber(0, 36_500).default(365),
  HALLS: onOff.default('on'),
  AI_FOR_HALLS: trueFalse.default('false'),
  MINIMUM_AGE: wholeNumber(0, 120).default(13),
  TRUST_PROXY: numberOfProxies.default(0),
  ADMIN_REQUIRE_PASSKEY: trueFalse.default('false'),
  ROLE: z.enum(roles, `must be one of ${roles.join(', ')}`).default('all'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must have printable characters only, and no spaces')
    .optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
});

/** All paths are absolute. */
export type Env = ReturnType<typeof loadEnv>;

/**
 * Reads the configuration from `source`, in which empty variables count as absent. A relative DATA_DIR
 * starts from `root`. Throws an EnvError that names the variable and the values that it takes.
 */
export function loadEnv(source: Readonly<Record<string, string | undefined>>, root: string) {
  // Some editors begin a file with a byte order mark, which becomes part of the name of its first setting.
  const unmarked = Object.entries(source).map(
    ([name, value]) => [name.replace(/^\uFEFF.*?(\w+)$/s, '$1'), value] as const,
  );
  const entries = [...unmarked, ...Object.entries(source)];
  const given = Object.fromEntries(entries.filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    const hint = isQuoted(given[name]) ? ` ${quotesHint}.` : '';
    throw new EnvError(`${name} ${issue?.message}.${hint}`);
  }
  const env = parsed.data;
  if (env.AI_API_KEY && env.AI_BASE_URL && !isHttpsOrLoopback(env.AI_BASE_URL)) {
    throw new EnvError(
      'AI_BASE_URL must be an https URL with AI_API_KEY, or http on loopback. If the endpoint needs no key, leave AI_API_KEY out.',
    );
  }
  if (env.OIDC_TRUST_EMAIL === 'true' && sharedTenant.test(env.OIDC_ISSUER ?? '')) {
    throw new EnvError(
      'OIDC_TRUST_EMAIL must be false with an OIDC_ISSUER that all tenants share.',
    );
  }
  const dataDir = path.resolve(root, env.DATA_DIR);
  return {
    ...env,
    DATA_DIR: dataDir,
    DATABASE_URL: env.DATABASE_URL ?? path.join(dataDir, 'guildpath.db'),
    admin: combine(env, 'ADMIN_EMAIL', 'ADMIN_PASSWORD', (email, password) => ({
      email,
      password,
    })),
    oidc: combine(env, 'OIDC_ISSUER', 'OIDC_CLIENT_ID', (issuer, clientId) => ({
      issuer,
      clientId,
      clientSecret: env.OIDC_CLIENT_SECRET,
      trustsEmail: env.OIDC_TRUST_EMAIL === 'true',
    })),
    ai: combine(env, 'AI_BASE_URL', 'AI_MODEL', (url, model) => ({
      url,
      model,
      apiKey: env.AI_API_KEY,
    })),
    hasRateLimit: env.RATE_LIMIT === 'on',
    hasHalls: env.HALLS === 'on',
    mayAiWriteForHalls: env.AI_FOR_HALLS === 'true',
    isPasskeyRequiredOfAdmins: env.ADMIN_REQUIRE_PASSKEY === 'true',
  };
}

// As `docker run --env-file` leaves them.
export function isQuoted(value: unknown): boolean {
  return typeof value === 'string' && /^(["']).*\1$/s.test(value);
}

export const quotesHint = 'The quotes around it are part of the value: leave them out';

function combine<Name extends string, Meaning>(
  env: Readonly<Partial<Record<Name, string>>>,
  one: Name,
  other: Name,
  toMeaning: (one: string, other: string) => Meaning,
): Meaning | undefined {
  const [first, second] = [env[one], env[other]];
  if (first === undefined && second === undefined) return undefined;
  if (first === undefined) throw new EnvError(`${one} needs a value when ${other} has one.`);
  if (second === undefined) throw new EnvError(`${other} needs a value when ${one} has one.`);
  return toMeaning(first, second);
}
