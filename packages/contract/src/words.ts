/** Returns such as `1 hall` or `1,204 halls`. */
export function plural(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

/** Goes by the spelling of the noun: `a ledger`, `an oath`, `a UX designer`. */
export function withArticle(noun: string): string {
  return `${/^(?!UX|Uni|Use|Eu)[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}
