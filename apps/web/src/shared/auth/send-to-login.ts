import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { sayUnauthorized } from './unauthorized.ts';

interface GuardedRoute {
  readonly location: Pick<ParsedLocation, 'href'>;
  readonly preload: boolean;
}

/** Ends the guard of a screen that the visitor may not see. Always throws the redirect. */
export async function sendToLogin({ location, preload }: GuardedRoute): Promise<never> {
  if (!preload) await sayUnauthorized();
  throw redirect({ to: '/login', search: { redirect: location.href } });
}
