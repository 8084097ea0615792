import * as z from 'zod/mini';

/** Characters; spec section 5. */
export const passwordMinLength = 6;
/** Bounds the work of hashing; far above what any password manager makes. */
export const passwordMaxLength = 256;
const passwordTooShort = `Password must be at least ${passwordMinLength} characters`;
export const passwordSchema = z
  .string(passwordTooShort)
  .check(
    z.minLength(passwordMinLength, passwordTooShort),
    z.maxLength(passwordMaxLength, `Password must be at most ${passwordMaxLength} characters`),
  );

/** For a form that asks twice for a password: the repeated one never leaves the browser. */
export const passwordTwice = { confirmPassword: z.string() };
/** Goes with `passwordTwice`. */
export const isPasswordRepeated = z.refine<{ password: string; confirmPassword: string }>(
  (form) => form.password === form.confirmPassword,
  {
    error: "Passwords don't match",
    path: ['confirmPassword'],
    // Said even while another field is still wrong, as people fill the form from top to bottom.
    when: () => true,
  },
);
