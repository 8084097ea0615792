// Most misspelled addresses belong to one of these.
const providers = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'icloud.com',
  'protonmail.com',
];

/**
 * Returns the address with the likely domain, or undefined if nothing looks wrong. Name and ending may have
 * one slip each, but the first letter is right: people rarely miss it, and `ymail.com` or `email.com` exist.
 */
export function suggestEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const [name, ending] = split(domain);
  const meant = providers.find((provider) => {
    const [rightName, rightEnding] = split(provider);
    return (
      name[0] === rightName[0] &&
      isAtMostOneSlip(name, rightName) &&
      isAtMostOneSlip(ending, rightEnding)
    );
  });
  return meant === undefined || meant === domain ? undefined : `${email.slice(0, at)}@${meant}`;
}

function split(domain: string): readonly [name: string, ending: string] {
  const dot = domain.indexOf('.');
  return [domain.slice(0, dot), domain.slice(dot + 1)];
}

function isAtMostOneSlip(typed: string, meant: string): boolean {
  const start = Array.from(typed).findIndex((letter, index) => letter !== meant[index]);
  if (start < 0) return meant.length - typed.length <= 1;
  const [rest, right] = [typed.slice(start), meant.slice(start)];
  const isSwapped =
    rest[0] === right[1] && rest[1] === right[0] && rest.slice(2) === right.slice(2);
  return isSwapped || [right, right.slice(1)].includes(rest.slice(1)) || rest === right.slice(1);
}
