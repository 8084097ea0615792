/** Where dots in the local part mean nothing, and by which name the provider knows the domain itself. */
const dotlessDomains: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
  'proton.me': 'proton.me',
  'protonmail.com': 'proton.me',
  'pm.me': 'proton.me',
};

/**
 * One name for all spellings of an address that reach the same mailbox: without the tag after a plus, without the dots
 * that its provider ignores, in lower case. Good for counting only; mail goes to the address as given.
 */
export function toMailbox(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const local = address.slice(0, at).toLowerCase();
  // A local part that begins with a plus has no tag.
  const untagged = local.replace(/(?<=.)\+.*$/, '');
  const known = Object.hasOwn(dotlessDomains, domain) ? dotlessDomains[domain] : undefined;
  return known ? `${untagged.replaceAll('.', '')}@${known}` : `${untagged}@${domain}`;
}
