import * as z from 'zod/mini';
import { emailMaxLength, emailSchema, toCanonicalEmail } from './email.ts';
import { toSafeRedirect } from './paths.ts';

/** Characters; spec section 5. */
export const passwordMinLength = 6;
/** Longer, because administrators can see all accounts. */
export const adminPasswordMinLength = 10;
/** Bounds the cost of hashing, far above what password managers generate. */
export const passwordMaxLength = 256;
const passwordTooShort = `Password must be at least ${passwordMinLength} characters`;
export const passwordSchema = z.string(passwordTooShort).check(
  // The same password may consist of other code points on another system (NIST SP 800-63B, 5.1.1.2).
  z.normalize('NFC'),
  z.minLength(passwordMinLength, passwordTooShort),
  z.maxLength(passwordMaxLength, `Password must be at most ${passwordMaxLength} characters`),
  z.regex(/\S/, passwordTooShort),
);

// The second password field of a form; its value never leaves the browser.
const confirmation = { confirmPassword: z.string() };
const passwordsMatch = z.refine<{ password: string; confirmPassword: string }>(
  (form) => form.password === form.confirmPassword,
  {
    error: "Passwords don't match",
    path: ['confirmPassword'],
    // Also checked while other fields are invalid, because people fill in forms from top to bottom.
    when: () => true,
  },
);

const identifierRequired = 'Email or username is required';
export const loginInput = z.object({
  identifier: z
    .string(identifierRequired)
    .check(
      z.overwrite(toCanonicalEmail),
      z.minLength(1, identifierRequired),
      z.maxLength(emailMaxLength, `Please use at most ${emailMaxLength} characters`),
    ),
  password: passwordSchema,
});
export type LoginInput = z.infer<typeof loginInput>;

const firstNameRequired = 'First name is required';
const nameMaxLength = 100;
const nameTooLong = `Please use at most ${nameMaxLength} characters`;
/**
 * Matches control characters, lone surrogates and characters that change the direction of text: with them a
 * name can imitate another text, or cannot be written down.
 */
const forbiddenInNames = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
/** Matches a visible character: a name of spaces and format characters alone would look empty. */
export const visibleCharacter = /[^\p{Z}\p{C}\u115F\u1160\u2800\u3164\uFFA0]/u;
export const hasNoForbiddenCharacters = z.refine<string>(
  (name) => name.search(forbiddenInNames) < 0,
  'Please remove control characters',
);
/** A form sends an empty text for a name that is left out. */
export const optionalName = z.optional(
  z.string().check(z.trim(), z.maxLength(nameMaxLength, nameTooLong), hasNoForbiddenCharacters),
);
export const setNamesInput = z.object({
  firstName: z
    .string(firstNameRequired)
    .check(
      z.trim(),
      z.regex(visibleCharacter, firstNameRequired),
      z.maxLength(nameMaxLength, nameTooLong),
      hasNoForbiddenCharacters,
    ),
  lastName: optionalName,
});
export type SetNamesInput = z.infer<typeof setNamesInput>;

/** Cleans and shortens a name for `setNamesInput`. Returns undefined when nothing is left. */
export function toCleanName(name: unknown): string | undefined {
  if (typeof name !== 'string') return undefined;
  const allowed = name.replace(forbiddenInNames, '').trim().slice(0, nameMaxLength);
  // Shortening may leave half of a surrogate pair at the end.
  const whole = allowed.replace(/[\uD800-\uDBFF]$/, '').trim();
  return visibleCharacter.test(whole) ? whole : undefined;
}

// A path that does not belong to this site becomes `/`.
const linkRedirect = z.optional(
  z.string().check(z.overwrite(toSafeRedirect), z.meta({ example: '/dashboard' })),
);

/** `redirect` is used in the link that is mailed. */
export const signupInput = z.object({
  email: emailSchema,
  password: passwordSchema,
  ...setNamesInput.shape,
  redirect: linkRedirect,
});
export type SignupInput = z.infer<typeof signupInput>;

/** The password is entered twice. */
export const signupForm = z.extend(signupInput, confirmation).check(passwordsMatch);
export type SignupForm = z.infer<typeof signupForm>;

/**
 * `currentPassword` is required when the account has a password, except in the first ten minutes of a session
 * that was opened with an emailed link.
 */
export const setPasswordInput = z.object({
  password: passwordSchema,
  currentPassword: z.optional(passwordSchema),
});
export type SetPasswordInput = z.infer<typeof setPasswordInput>;

const currentPasswordRequired = 'Please enter your current password';
/** The form has the current password only when the account has one. */
export const setPasswordForm = z
  .extend(setPasswordInput, {
    ...confirmation,
    currentPassword: z.optional(
      z.pipe(z.string().check(z.minLength(1, currentPasswordRequired)), passwordSchema),
    ),
  })
  .check(passwordsMatch);

export const sendProofInput = z.object({ redirect: linkRedirect });
export type SendProofInput = z.infer<typeof sendProofInput>;

export const linkInput = z.object({ email: emailSchema, redirect: linkRedirect });
export type LinkInput = z.infer<typeof linkInput>;

// Mail programs break links, and leave the `=3D` of quoted-printable in them.
const token = z.string('A token is required').check(
  z.overwrite((text) => text.replace(/[^\w-]/g, '').replace(/^3D(?=.{43}$)/i, '')),
  z.minLength(1, 'A token is required'),
);

// A browser stores at most one for each tier.
const submittedResultsMaxCount = 10;

/**
 * `password` belongs to an account whose address was never verified; with it, the account's password and
 * sessions remain. `submittedResultIds` are results that this browser has submitted with the address; they
 * join the account together with the result of the link.
 */
export const emailLinkInput = z.object({
  token,
  password: z.optional(passwordSchema),
  submittedResultIds: z.optional(
    z.array(z.string().check(z.maxLength(100))).check(z.maxLength(submittedResultsMaxCount)),
  ),
});
export type EmailLinkInput = z.infer<typeof emailLinkInput>;

const ownPasswordRequired = 'Please enter your password';
/** The form appears for an emailed link that would end the password. */
export const emailLinkForm = z.object({
  password: z.pipe(
    z.string(ownPasswordRequired).check(z.minLength(1, ownPasswordRequired)),
    passwordSchema,
  ),
});

export const renewEmailLinkInput = z.object({ token, redirect: linkRedirect });
export type RenewEmailLinkInput = z.infer<typeof renewEmailLinkInput>;

export const emailLinkFactsInput = z.object({ token });
export type EmailLinkFactsInput = z.infer<typeof emailLinkFactsInput>;

export const emailLinkFactsOutput = z.object({
  /** The email of the account that the link opens; absent when the link no longer works. */
  email: z.optional(z.string()),
  /** True when the link no longer works for the viewer, and another can be mailed to the same address. */
  isRenewable: z.boolean(),
  /** True for a token that was cut short or is too old to be known. */
  isUnknown: z.optional(z.boolean()),
  /** True when using the link in this browser would end the account's password and other sessions. */
  endsPassword: z.boolean(),
  /** True when the request came without the cookie of sessions. The answer gives one to bring next time. */
  lacksCookie: z.optional(z.boolean()),
});
export type EmailLinkFactsOutput = z.infer<typeof emailLinkFactsOutput>;
