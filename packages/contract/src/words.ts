/** Goes by the spelling of the noun: `a ledger`, `an oath`, `a UX designer`. */
export function withArticle(noun: string): string {
  return `${/^(?!UX|Uni|Use|Eu)[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}
