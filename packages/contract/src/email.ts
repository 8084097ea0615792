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

// What copying and typing add to an address, taken off in this order after full-width letters are narrowed.
const wrappings: readonly (readonly [RegExp, string])[] = [
  // Zero-width spaces, direction marks, soft hyphens and the like.
  [/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, ''],
  [/^[^<>]*<([^<>]*)>[^<>]*$/, '$1'],
  [/^\s*(['‘’])(.*)['’][\s.,;]*$/s, '$2'],
  // No address has these at its beginning, or ends with anything but a letter or digit.
  [/^[\s"“”„«»‹›()[\],;:]+/, ''],
  [/^mailto:/i, ''],
  [/(@[^?]*)\?.*=.*$/, '$1'],
  [/[^\p{L}\p{M}\p{N}]+$/u, ''],
];
/** Bounds the work on a text that is no address. */
const wrappedMaxLength = 1_000;

function unwrap(text: string): string {
  const narrow = text.replace(/[\uFF01-\uFF5E\uFE6B]/g, (letter) => letter.normalize('NFKC'));
  if (!narrow.includes('@') || text.length > wrappedMaxLength) return text.trim();
  return wrappings.reduce((rest, [pattern, kept]) => rest.replace(pattern, kept), narrow);
}

/**
 * Returns the one form of an address that may be written in several: without what copying adds to it
 * (`mailto:`, a name and brackets, punctuation, invisible characters), the domain as DNS has it
 * (`xn--bcher-kva.example` for `bücher.example`), and letters beyond ASCII composed and in lower case. Only
 * trims a text that is no address.
 */
export function toCanonicalEmail(written: string): string {
  const text = unwrap(written);
  const at = text.lastIndexOf('@');
  if (at < 0 || isAscii(text)) return text;
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)];
  return `${isAscii(local) ? local : local.toLowerCase().normalize('NFC')}@${toAsciiDomain(domain)}`;
}

/** Returns whether only a mail server with SMTPUTF8 delivers to the address. */
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

/** Returns the canonical form of the address. */
export const emailSchema = z.pipe(
  z
    .string(invalidEmail)
    .check(z.overwrite(toCanonicalEmail), z.maxLength(emailMaxLength, invalidEmail)),
  z.email({ pattern: emailPattern, error: invalidEmail }),
);

export const guestEmailRequired = 'Please enter your email to see your results.';

/** Spec section 5: non-empty after trimming. */
export const guestEmailSchema = z.pipe(
  z.string(guestEmailRequired).check(z.trim(), z.minLength(1, guestEmailRequired)),
  emailSchema,
);

export const guestEmailInput = z.object({ guestEmail: guestEmailSchema });
