import * as z from 'zod/mini';
import { emailSchema } from './email.ts';

/** Said where a guest gives no email at all. */
export const guestEmailRequired = 'Please enter your email to see your results.';

/** Spec section 5: non-empty after trimming. The form and the server say the same sentence. */
export const guestEmailSchema = z.pipe(
  z.string(guestEmailRequired).check(z.trim(), z.minLength(1, guestEmailRequired)),
  emailSchema,
);

/** The completion screen's form. */
export const guestEmailInput = z.object({ guestEmail: guestEmailSchema });
export type GuestEmailInput = z.infer<typeof guestEmailInput>;
