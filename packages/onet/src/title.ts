/** Begins the part of an official title after the name of the occupation, whose plurals stay. */
const qualifier = /(?:,? Except| Including| of | for )/;

/** Matches plurals that name people. Others, such as `Products`, stay plural. */
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

/** Turns an official title into the singular, which the catalogue uses: `Software Developer`. */
export function toSingularTitle(official: string): string {
  const end = official.search(qualifier);
  const name = end < 0 ? official : official.slice(0, end);
  const singular = name.replaceAll(/[^\s,/]+(?=,|\/|--| and | or |$)/g, (word) => {
    return irregular[word] ?? (people.test(word) ? word.slice(0, -1) : word);
  });
  return singular.replace(/^Helpers?--/, 'Helper, ') + (end < 0 ? '' : official.slice(end));
}

/** Derives an id from a title: `software-developer`. */
export function toSlug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 100)
    .replace(/-$/, '');
}
