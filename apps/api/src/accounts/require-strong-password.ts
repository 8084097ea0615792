import { adminPasswordMinLength, type Role } from '@guildpath/contract';
import { AppError } from '../shared/app-error.ts';

/** OWASP ASVS 2.1.7 asks for 1,000 to 10,000. */
const commonPasswordCount = 10_000;

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

// The list is read on first use, because unpacking it takes a tenth of a second.
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, commonPasswordCount).map(String));
}

/** Ignores case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonPasswords ??= readCommonPasswords();
  return (await commonPasswords).has(password.toLowerCase());
}

/** Throws BAD_REQUEST for a new password that is common, or too short or blank for an administrator. */
export async function requireStrongPassword(password: string, role: Role | null): Promise<void> {
  const isShort = password.length < adminPasswordMinLength || password.trim() === '';
  if (role === 'admin' && isShort) {
    throw new AppError(
      'BAD_REQUEST',
      `password: An administrator's password must be at least ${adminPasswordMinLength} characters`,
    );
  }
  if (await isCommonPassword(password)) {
    throw new AppError('BAD_REQUEST', 'password: Too many people use this password');
  }
}
