import path from 'node:path';
import { passwordMinLength, tiers } from '@guildpath/contract';
import { z } from 'zod';

/** A wrong setting: its message is the one line that the operator reads. */
export class EnvError extends Error {}

const aPort = 'takes a port number from 0 to 65535';
const port = z.coerce.number(aPort).int(aPort).min(0, aPort).max(65_535, aPort);
const httpUrl = z.url({ protocol: /^https?$/, error: 'takes an http(s) URL', abort: true });
const onOff = z.enum(['on', 'off'], 'takes on or off');
const trueFalse = z.enum(['true', 'false'], 'takes true or false');
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

function isHttpsOrLoopback(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

const tierList = z
  .string()
  .transform((list) => [...new Set(list.split(',').map((tier) => tier.trim()))])
  .pipe(z.array(z.enum(tiers, `takes a comma list of ${tiers.join(', ')}`)).min(1));

const schema = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: httpUrl
    .refine((url) => new URL(url).pathname === '/', 'takes an origin without a path')
    .transform((url) => new URL(url).origin)
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'takes a postgres:// URL' }).optional(),
  SESSION_SECRET: z.string().min(32, 'takes at least 32 characters').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'takes an smtp:// or smtps:// URL' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@]+@[^\s@]+$/, 'takes an address such as Name <name@example.org>')
    .default('Guildpath <no-reply@localhost>'),
  SUPPORT_EMAIL: z
    .string()
    .regex(/^\S+@\S+$/, 'takes an email address')
    .default('support@example.com'),
  OIDC_ISSUER: httpUrl
    .refine(isHttpsOrLoopback, 'takes an https URL, or http on loopback')
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  ADMIN_EMAIL: z.email('takes an email address').optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(passwordMinLength, `takes at least ${passwordMinLength} characters`)
    .optional(),
  AVAILABLE_TIERS: tierList.default(['quick']),
  RATE_LIMIT: onOff.default('on'),
  TRUST_PROXY: trueFalse.default('false'),
  LOG_LEVEL: z.enum(logLevels, `takes one of ${logLevels.join(', ')}`).default('info'),
});

/** The whole configuration, checked; paths are absolute. */
export type Env = ReturnType<typeof loadEnv>;

/**
 * Reads the configuration from `source` (the process's environment). Empty variables count as absent. `root` is the
 * folder that a relative DATA_DIR starts from. Throws an EnvError that names the variable and what it takes.
 */
export function loadEnv(source: Readonly<Record<string, string | undefined>>, root: string) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new EnvError(`${issue?.path[0]?.toString()} ${issue?.message}.`);
  }
  const { DATA_DIR, DATABASE_URL, RATE_LIMIT, TRUST_PROXY, ADMIN_EMAIL, ADMIN_PASSWORD, ...more } =
    parsed.data;
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, ...rest } = more;
  const dataDir = path.resolve(root, DATA_DIR);
  return {
    ...rest,
    DATA_DIR: dataDir,
    DATABASE_URL: DATABASE_URL ?? path.join(dataDir, 'guildpath.db'),
    admin: toAdmin(ADMIN_EMAIL, ADMIN_PASSWORD),
    oidc: toOidc(OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET),
    hasRateLimit: RATE_LIMIT === 'on',
    trustProxy: TRUST_PROXY === 'true',
  };
}

function toAdmin(email: string | undefined, password: string | undefined) {
  if (email === undefined && password === undefined) return undefined;
  if (email === undefined)
    throw new EnvError('ADMIN_EMAIL takes a value when ADMIN_PASSWORD has one.');
  if (password === undefined)
    throw new EnvError('ADMIN_PASSWORD takes a value when ADMIN_EMAIL has one.');
  return { email, password };
}

function toOidc(
  issuer: string | undefined,
  clientId: string | undefined,
  clientSecret: string | undefined,
) {
  if (issuer === undefined && clientId === undefined) return undefined;
  if (issuer === undefined)
    throw new EnvError('OIDC_ISSUER takes a value when OIDC_CLIENT_ID has one.');
  if (clientId === undefined)
    throw new EnvError('OIDC_CLIENT_ID takes a value when OIDC_ISSUER has one.');
  return { issuer, clientId, clientSecret };
}
