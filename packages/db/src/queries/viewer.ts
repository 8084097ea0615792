import type { PlaceRow } from './halls/place-row.ts';
import type { UserRow } from './users/user-row.ts';

/**
 * Everyone who may ask. A query that returns something private names the kinds that it accepts as its
 * owner.
 */
export type Viewer = { readonly kind: 'guest' } | UserRow | PlaceRow;

/** An account. */
export type UserOwner = Pick<UserRow, 'kind' | 'id'>;

/** A place in a hall. */
export type PlaceOwner = Pick<PlaceRow, 'kind' | 'id'>;

/** An account, which owns what came with its address only once that is proven. */
export type ProvenOwner = Pick<UserRow, 'kind' | 'id' | 'email' | 'emailVerifiedAt'>;
