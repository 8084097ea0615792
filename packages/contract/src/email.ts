import * as z from 'zod/mini';

/** The longest address that SMTP can carry (RFC 5321, 4.5.3.1.3). */
export const emailMaxLength = 254;
const invalidEmail = 'Please enter a valid email address';

/**
 * Matches what browsers accept in a field of type `email` (HTML, 4.10.5.1.5), and letters beyond ASCII before
 * the @ (RFC 6531).
 */
const emailPattern =
  /^(?:[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]|[^\p{ASCII}\p{Z}\p{C}])+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/u;

const isAscii = (text: string) => /^\p{ASCII}*$/u.test(text);

/**
 * Returns the one form of an address that may be written in several: the domain as DNS has it
 * (`xn--bcher-kva.example` for `bücher.example`), and letters beyond ASCII composed and in lower case. Leaves
 * an address in ASCII, and a text that is none, as it is.
 */
export function toCanonicalEmail(text: string): string {
  const at = text.lastIndexOf('@');
  if (at < 0 || isAscii(text)) return text;
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)];
  return `${isAscii(local) ? local : local.toLowerCase().normalize('NFC')}@${toAsciiDomain(domain)}`;
}

/** Tells whether only a mail server with SMTPUTF8 delivers to the address. */
export function needsUnicodeMail(email: string): boolean {
  return !isAscii(email);
}

// The URL standard converts host names, and zod returns them.
const asUrl = z.url({ normalize: true });

function toAsciiDomain(domain: string): string {
  // Nothing but the domain may end up in the URL.
  if (isAscii(domain) || !/^[a-z0-9.\-\P{ASCII}]+$/iu.test(domain)) return domain;
  const url = asUrl.safeParse(`http://${domain}`).data;
  return url?.slice('http://'.length, -1) ?? domain;
}

/** Trims the address, and returns its canonical form. */
export const emailSchema = z.pipe(
  z
    .string(invalidEmail)
    .check(z.trim(), z.overwrite(toCanonicalEmail), z.maxLength(emailMaxLength, invalidEmail)),
  z.email({ pattern: emailPattern, error: invalidEmail }),
);

export const guestEmailRequired = 'Please enter your email to see your results.';

/** Spec section 5: non-empty after trimming. */
export const guestEmailSchema = z.pipe(
  z.string(guestEmailRequired).check(z.trim(), z.minLength(1, guestEmailRequired)),
  emailSchema,
);

export const guestEmailInput = z.object({ guestEmail: guestEmailSchema });
