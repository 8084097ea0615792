import * as z from 'zod/mini';
import { emailMaxLength, emailSchema } from './email.ts';
import { isPasswordRepeated, passwordSchema, passwordTwice } from './password.ts';

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

/** The signup form: it asks twice for the password. */
export const signupForm = z.extend(signupInput, passwordTwice).check(isPasswordRepeated);
export type SignupForm = z.infer<typeof signupForm>;
