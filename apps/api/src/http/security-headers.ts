import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

/**
 * The security headers of every answer. helmet makes them, once: nothing in them depends on the request.
 * `isSecure` is true for a site that is served over https, and only then are browsers told to insist on it.
 */
export function makeSecurityHeaders({ isSecure }: { readonly isSecure: boolean }) {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // The share card is drawn from data and blob images.
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        // Mantine sets variables in style attributes and style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isSecure && { maxAge: 31_536_000 },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })(request, response, rethrow);
  return response.getHeaders();
}

function rethrow(error?: unknown): void {
  if (error instanceof Error) throw error;
}
