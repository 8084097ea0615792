import type { CurrentUser } from '@guildpath/contract';
import { createContext } from 'react';

/** Describes the reader of a result. */
export interface Reader {
  /** A place has no account to save careers in or to share a card from; a guide sees no answers either. */
  readonly kind: 'member' | 'place' | 'guide';
  /** Names whose result it is: a member's name, or the drawn name of a place. */
  readonly name: string;
}

export const ReaderKind = createContext<Reader['kind']>('member');

// Spec section 2: the first name, else the part of the email before the @, else Adventurer.
export function toMember({ firstName, email }: Pick<CurrentUser, 'firstName' | 'email'>): Reader {
  return { kind: 'member', name: firstName?.trim() || email.split('@')[0] || 'Adventurer' };
}
