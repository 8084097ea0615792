/** Where the name of the person ends in an official title, and what it works with or is not begins. */
const tail = /(?:,? Except| Including| of | for )/;

/** The last word of a name of people. Other plurals, such as `Products`, stay. */
const people =
  /^(?!Fibers)(?:\S*(?:ers|ors|ists|ysts|ians|ants|ents|eons|sons|iths|ights|ards|ots)|Aides|Architects|Athletes|Attorneys|Bailiffs|Bellhops|Captains|Clerks|Concierges|Cooks|Chefs|Detectives|Escorts|Executives|Experts|Guides|Hosts|Jockeys|Judges|Magistrates|Maids|Marshals|Mates|Mechanics|Models|Nurses|Officials|Paralegals|Paramedics|Registrars|Representatives|Roustabouts|Scouts|Sheriffs|Valets)$/;

const irregular: Readonly<Record<string, string>> = {
  Coaches: 'Coach',
  Hostesses: 'Hostess',
  Midwives: 'Midwife',
  Nannies: 'Nanny',
  Orderlies: 'Orderly',
  Secretaries: 'Secretary',
};

/** An official title in the singular, as the catalogue's titles are: `Software Developer` for `Software Developers`. */
export function toSingularTitle(official: string): string {
  const end = official.search(tail);
  const name = end < 0 ? official : official.slice(0, end);
  const singular = name.replaceAll(/[^\s,/]+(?=,|\/|--| and | or |$)/g, (word) => {
    const known = irregular[word];
    if (known) return known;
    return people.test(word) ? word.slice(0, -1) : word;
  });
  return singular.replace(/^Helpers?--/, 'Helper, ') + (end < 0 ? '' : official.slice(end));
}

/** The id of a title: `software-developer`. */
export function toSlug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 100)
    .replace(/-$/, '');
}
