import { isTier, type Tier, tierFacts } from '@guildpath/contract';
import type { PlaceRow } from '@guildpath/db';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../shared/app-error.ts';

/** Throws NOT_FOUND for an unknown tier, and FORBIDDEN while a tier is Coming Soon. */
export function requireOpenTier({ env }: Pick<AppContext, 'env'>, name: string): Tier {
  if (!isTier(name)) throw new AppError('NOT_FOUND', 'We couldn’t find that assessment.');
  if (!env.AVAILABLE_TIERS.includes(name)) {
    throw new AppError('FORBIDDEN', `${tierFacts[name].name} is coming soon.`);
  }
  return name;
}

/** Throws BAD_REQUEST for a place in a hall of another tier. */
export function requireTierOfHall(
  viewer: { readonly kind: 'guest' | 'user' } | PlaceRow,
  tier: Tier,
): void {
  if (viewer.kind !== 'place' || viewer.tier === tier) return;
  throw new AppError('BAD_REQUEST', `assessmentType: This hall takes the ${viewer.tier} quest.`);
}
