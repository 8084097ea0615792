import * as z from 'zod/mini';
import { emailMaxLength, emailSchema } from './email.ts';
import { toSafeRedirect } from './paths.ts';

/** Characters; spec section 5. */
export const passwordMinLength = 6;
/** Administrators see everyone's account. */
export const adminPasswordMinLength = 10;
/** Bounds the cost of hashing; far above what password managers generate. */
export const passwordMaxLength = 256;
const passwordTooShort = `Password must be at least ${passwordMinLength} characters`;
export const passwordSchema = z.string(passwordTooShort).check(
  // The same password typed on another system may consist of other code points: NIST SP 800-63B, 5.1.1.2.
  z.normalize('NFC'),
  z.minLength(passwordMinLength, passwordTooShort),
  z.maxLength(passwordMaxLength, `Password must be at most ${passwordMaxLength} characters`),
);
/** For a password that is set; one that was set before may be blank. */
export const newPasswordSchema = passwordSchema.check(z.regex(/\S/, passwordTooShort));

/** The second password field of a form; its value never leaves the browser. */
const confirmation = { confirmPassword: z.string() };
const passwordsMatch = z.refine<{ password: string; confirmPassword: string }>(
  (form) => form.password === form.confirmPassword,
  {
    error: "Passwords don't match",
    path: ['confirmPassword'],
    // Checked even while other fields are invalid, because people fill in forms from top to bottom.
    when: () => true,
  },
);

const identifierRequired = 'Email or username is required';
export const loginInput = z.object({
  identifier: z
    .string(identifierRequired)
    .check(
      z.trim(),
      z.minLength(1, identifierRequired),
      z.maxLength(emailMaxLength, 'That is too long for an email or username'),
    ),
  password: passwordSchema,
});
export type LoginInput = z.infer<typeof loginInput>;

const firstNameRequired = 'First name is required';
const nameMaxLength = 100;
const nameTooLong = `Please use at most ${nameMaxLength} characters`;
/**
 * Control characters, halves of a character, and those that change the direction of text: a name with them can pass for
 * another text, or cannot be written down.
 */
const invisibleInNames = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
/** Neither space nor format character: a name of those alone would show as nothing. */
const showsInNames = /[^\p{Z}\p{C}\u115F\u1160\u2800\u3164\uFFA0]/u;
const isVisible = z.refine<string>(
  (name) => name.search(invisibleInNames) < 0,
  'Please leave out control characters',
);
export const setNamesInput = z.object({
  firstName: z
    .string(firstNameRequired)
    .check(
      z.trim(),
      z.regex(showsInNames, firstNameRequired),
      z.maxLength(nameMaxLength, nameTooLong),
      isVisible,
    ),
  lastName: z.optional(
    z.string().check(z.trim(), z.maxLength(nameMaxLength, nameTooLong), isVisible),
  ),
});
export type SetNamesInput = z.infer<typeof setNamesInput>;

/** A name from elsewhere as `setNamesInput` would take it: cleaned and shortened; undefined when nothing is left. */
export function toCleanName(name: unknown): string | undefined {
  if (typeof name !== 'string') return undefined;
  const visible = name.replace(invisibleInNames, '').trim().slice(0, nameMaxLength);
  // Half of a surrogate pair may be left at the end.
  const whole = visible.replace(/[\uD800-\uDBFF]$/, '').trim();
  return showsInNames.test(whole) ? whole : undefined;
}

/** Where a mailed link leads: a path that is not one of this site becomes `/`, as everywhere. */
const linkRedirect = z.optional(z.string().check(z.overwrite(toSafeRedirect)));

/** `redirect` is for the mail to someone who has an account already. */
export const signupInput = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  ...setNamesInput.shape,
  redirect: linkRedirect,
});
export type SignupInput = z.infer<typeof signupInput>;

/** The signup form: the password is entered twice. */
export const signupForm = z.extend(signupInput, confirmation).check(passwordsMatch);
export type SignupForm = z.infer<typeof signupForm>;

/**
 * `currentPassword` is required when the account has a password, except in the first ten minutes of a session that an
 * emailed link has opened.
 */
export const setPasswordInput = z.object({
  password: newPasswordSchema,
  currentPassword: z.optional(passwordSchema),
});
export type SetPasswordInput = z.infer<typeof setPasswordInput>;

const currentPasswordRequired = 'Please enter your current password';
/** The password form; it asks for the current password only when there is one. */
export const setPasswordForm = z
  .extend(setPasswordInput, {
    ...confirmation,
    currentPassword: z.optional(
      z.pipe(z.string().check(z.minLength(1, currentPasswordRequired)), passwordSchema),
    ),
  })
  .check(passwordsMatch);

/** Asks for a sign-in link by email. */
export const linkInput = z.object({ email: emailSchema, redirect: linkRedirect });
export type LinkInput = z.infer<typeof linkInput>;

const token = z.string('A token is required').check(z.minLength(1, 'A token is required'));

/** More than a browser keeps at a time: one for each tier. */
const submittedResultsMaxCount = 10;

/**
 * `password` is that of an account whose address was never proven: with it, nothing of the account ends. `submittedResultIds` are
 * ids of results that this browser has submitted with the address: they join the account with the one that the link is about.
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
/** The form of an emailed link that would end the password. */
export const emailLinkForm = z.object({
  password: z.pipe(
    z.string(ownPasswordRequired).check(z.minLength(1, ownPasswordRequired)),
    passwordSchema,
  ),
});

export const emailLinkFactsInput = z.object({ token });
export type EmailLinkFactsInput = z.infer<typeof emailLinkFactsInput>;

export const emailLinkFactsOutput = z.object({
  /** Whose account the link opens; absent when it no longer works. */
  email: z.optional(z.string()),
  /** Whether using the link now, in this browser, would end a password and the other sessions of its account. */
  endsPassword: z.boolean(),
});
export type EmailLinkFactsOutput = z.infer<typeof emailLinkFactsOutput>;
