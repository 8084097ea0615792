import { dayMs } from '@guildpath/contract';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

interface SecurityTxtOptions {
  readonly env: { readonly SUPPORT_EMAIL: string };
  readonly publicUrl: () => string;
}

/** RFC 9116, section 2.5.5, recommends less than a year. */
const validForMs = 180 * dayMs;

/** Serves `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. */
export const securityTxt = fastifyPlugin(
  async (app: FastifyInstance, { env, publicUrl }: SecurityTxtOptions) => {
    const path = '/.well-known/security.txt';
    app.get(path, (_request, reply) => {
      const expires = new Date(Math.ceil(Date.now() / dayMs) * dayMs + validForMs);
      const lines = [
        `Contact: mailto:${env.SUPPORT_EMAIL}`,
        `Expires: ${expires.toISOString()}`,
        'Preferred-Languages: en',
        // Section 2.5.2 allows only an https URL.
        ...(publicUrl().startsWith('https:') ? [`Canonical: ${publicUrl()}${path}`] : []),
      ];
      return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
    });
  },
);
