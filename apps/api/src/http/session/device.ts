import '@fastify/cookie';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { toCookieName } from './cookie-name.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Makes the response set the device cookie for this account, or clear it. */
    knownDevice: { readonly userId: string } | 'forgotten' | undefined;
    deviceCookieName: string;
  }
}

const lifetimeSeconds = 365 * 24 * 60 * 60;

/**
 * Sets a signed cookie that names the account and the browser that has signed in to it. It grants no access;
 * it only gives the browser's login attempts a limit of their own. Requires `@fastify/cookie` with a secret.
 */
export const deviceCookie = fastifyPlugin(
  async (app: FastifyInstance, { isSecure }: { readonly isSecure: boolean }) => {
    const attributes = {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
      signed: true,
    } as const;
    const cookieName = toCookieName('guildpath_device', isSecure);
    app.decorateRequest('knownDevice', undefined);
    app.decorateRequest('deviceCookieName', cookieName);
    app.addHook('onSend', (request, reply, payload, done) => {
      const { knownDevice } = request;
      if (knownDevice === 'forgotten') {
        reply.clearCookie(cookieName, attributes);
      } else if (knownDevice !== undefined) {
        const { userId } = knownDevice;
        const deviceId = toDevice(request).findDevice(userId) ?? randomUUID();
        const value = `${userId}.${deviceId}`;
        reply.setCookie(cookieName, value, { ...attributes, maxAge: lifetimeSeconds });
      }
      done(null, payload);
    });
  },
);

export interface Device {
  /** Returns the id of the browser if it has signed in to that account before. */
  readonly findDevice: (userId: string) => string | undefined;
  /** Makes the browser forget that it has signed in to an account before. */
  readonly forgetDevice: () => void;
}

export function toDevice(request: FastifyRequest): Device {
  return {
    findDevice: (userId) => {
      const cookie = request.cookies[request.deviceCookieName];
      if (!cookie) return undefined;
      const { valid, value } = request.unsignCookie(cookie);
      const [namedUserId, deviceId] = (valid ? value : '').split('.');
      return namedUserId === userId ? deviceId : undefined;
    },
    forgetDevice: () => {
      request.knownDevice = 'forgotten';
    },
  };
}
