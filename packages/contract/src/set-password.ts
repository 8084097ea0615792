import * as z from 'zod/mini';
import { isPasswordRepeated, passwordSchema, passwordTwice } from './password.ts';

/** Someone who has a password must give it; someone without one sets the first. */
export const setPasswordInput = z.object({
  password: passwordSchema,
  currentPassword: z.optional(passwordSchema),
});
export type SetPasswordInput = z.infer<typeof setPasswordInput>;

const currentPasswordRequired = 'Please enter your current password';
/** The form for a password: it has a field for the current one only where there is one. */
export const setPasswordForm = z
  .extend(setPasswordInput, {
    ...passwordTwice,
    currentPassword: z.optional(
      z.pipe(z.string().check(z.minLength(1, currentPasswordRequired)), passwordSchema),
    ),
  })
  .check(isPasswordRepeated);
