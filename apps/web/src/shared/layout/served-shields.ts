import type { Shield } from '@guildpath/contract';
import { type ParsedLocation, redirect } from '@tanstack/react-router';

interface ShieldRoute {
  readonly context: { readonly shields: readonly Shield[] | undefined };
  readonly location: ParsedLocation;
}

/** Returns the guild titles on the server. A browser, which has none, loads the page from there. */
export function requireShields({ context, location }: ShieldRoute): readonly Shield[] {
  if (context.shields) return context.shields;
  throw redirect({ href: location.href, reloadDocument: true });
}
