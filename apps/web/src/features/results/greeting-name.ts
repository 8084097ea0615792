import type { CurrentUser } from '@guildpath/contract';

/** Spec section 2: the first name, else what stands before the @ of the email, else Adventurer. */
export function greetingName({
  firstName,
  email,
}: Pick<CurrentUser, 'firstName' | 'email'>): string {
  return firstName?.trim() || email.split('@')[0] || 'Adventurer';
}
