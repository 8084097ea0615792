import * as z from 'zod/mini';

/** The longest address that SMTP can carry (RFC 5321, 4.5.3.1.3). */
export const emailMaxLength = 254;
const invalidEmail = 'Please enter a valid email address';

/** An email address as given, without the blanks around it. */
export const emailSchema = z.pipe(
  z.string(invalidEmail).check(z.trim(), z.maxLength(emailMaxLength, invalidEmail)),
  z.email(invalidEmail),
);
