import * as z from 'zod/mini';
import { emailSchema } from './email.ts';

export const passwordMinLength = 6;
/** Bounds the work of hashing; far above what any password manager makes. */
const passwordMaxLength = 256;
const passwordTooShort = `Password must be at least ${passwordMinLength} characters`;
export const passwordSchema = z
  .string(passwordTooShort)
  .check(
    z.minLength(passwordMinLength, passwordTooShort),
    z.maxLength(passwordMaxLength, `Password must be at most ${passwordMaxLength} characters`),
  );

const identifierRequired = 'Email or username is required';
export const loginInput = z.object({
  identifier: z
    .string(identifierRequired)
    .check(
      z.trim(),
      z.minLength(1, identifierRequired),
      z.maxLength(254, 'That is too long for an email or username'),
    ),
  password: passwordSchema,
});
export type LoginInput = z.infer<typeof loginInput>;

const firstNameRequired = 'First name is required';
const nameTooLong = 'Please use at most 100 characters';
export const signupInput = z.object({
  email: emailSchema,
  password: passwordSchema,
  firstName: z
    .string(firstNameRequired)
    .check(z.trim(), z.minLength(1, firstNameRequired), z.maxLength(100, nameTooLong)),
  lastName: z.optional(z.string().check(z.trim(), z.maxLength(100, nameTooLong))),
});
export type SignupInput = z.infer<typeof signupInput>;

/** The signup form: the repeated password never leaves the browser. */
export const signupForm = z.extend(signupInput, { confirmPassword: z.string() }).check(
  z.refine((form) => form.password === form.confirmPassword, {
    error: "Passwords don't match",
    path: ['confirmPassword'],
    // Said even while another field is still wrong, as people fill the form from top to bottom.
    when: () => true,
  }),
);
export type SignupForm = z.infer<typeof signupForm>;

/** Someone who has a password must give it; someone without one sets the first. */
export const setPasswordInput = z.object({
  password: passwordSchema,
  currentPassword: z.optional(passwordSchema),
});
export type SetPasswordInput = z.infer<typeof setPasswordInput>;
