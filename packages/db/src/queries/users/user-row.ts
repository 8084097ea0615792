import type { AuthProvider, Role } from '@guildpath/contract';
import { type Selected, toDate } from '../../schema/timestamp.ts';

export interface UserRow {
  /** Distinguishes a user from the other kinds of viewer. */
  readonly kind: 'user';
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** argon2id; null for guests and provider accounts. */
  readonly passwordHash: string | null;
  readonly role: Role | null;
  readonly authProvider: AuthProvider;
  readonly emailVerifiedAt: Date | null;
  /**
   * True when the owner of the address entered the names. Others may be a stranger's and are never mailed.
   */
  readonly hasProvenNames: boolean;
  readonly createdAt: Date;
}

/** The columns that `toUser` needs. */
export const userColumns = [
  'users.id as id',
  'users.email as email',
  'users.username as username',
  'users.first_name as firstName',
  'users.last_name as lastName',
  'users.password_hash as passwordHash',
  'users.role as role',
  'users.auth_provider as authProvider',
  'users.email_verified_at as emailVerifiedAt',
  'users.names_proven as hasProvenNames',
  'users.created_at as createdAt',
] as const;

export function toUser(row: Selected<Omit<UserRow, 'kind'>>): UserRow {
  return {
    kind: 'user',
    id: row.id,
    email: row.email,
    username: row.username,
    firstName: row.firstName,
    lastName: row.lastName,
    passwordHash: row.passwordHash,
    role: row.role,
    authProvider: row.authProvider,
    emailVerifiedAt: row.emailVerifiedAt === null ? null : toDate(row.emailVerifiedAt),
    hasProvenNames: row.hasProvenNames === 1,
    createdAt: toDate(row.createdAt),
  };
}
