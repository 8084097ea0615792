import * as z from 'zod/mini';

/** The longest address that SMTP can carry (RFC 5321, 4.5.3.1.3). */
export const emailMaxLength = 254;
const invalidEmail = 'Please enter a valid email address';

/** Trims the address and leaves it otherwise unchanged. */
export const emailSchema = z.pipe(
  z.string(invalidEmail).check(z.trim(), z.maxLength(emailMaxLength, invalidEmail)),
  z.email(invalidEmail),
);

export const guestEmailRequired = 'Please enter your email to see your results.';

/** Spec section 5: non-empty after trimming. */
export const guestEmailSchema = z.pipe(
  z.string(guestEmailRequired).check(z.trim(), z.minLength(1, guestEmailRequired)),
  emailSchema,
);

export const guestEmailInput = z.object({ guestEmail: guestEmailSchema });
