import type { FastifyReply, FastifyRequest } from 'fastify';
import { openErrorReply } from '../errors/errors.ts';

/** Answers a failed page with a page that needs no other file, and says when to come back. */
export function sendErrorPage(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { message } = openErrorReply(error, request, reply);
  return reply.type('text/html; charset=utf-8').send(composeErrorPage(message));
}

function composeErrorPage(message: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Please try again | Guildpath</title>
<style>
body { display: grid; min-height: 100vh; margin: 0; place-content: center; justify-items: center; gap: 1rem;
  padding: 0 1rem; background: #0b0e28; color: #f6efd9; font: 1.125rem/1.5 system-ui, sans-serif; text-align: center }
h1, p { margin: 0 }
a { color: #ffd57a }
</style>
<h1>Guildpath</h1>
<p>${message.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>
<p><a href="">Try again</a></p>
</html>
`;
}
