/**
 * Maps career ids to the names of known employers: companies, hospitals, public services, charities. Where
 * most people are self-employed, they are those who commission, publish or show the work. The names are
 * listed within a sentence, so they contain no comma and no full stop.
 */
export type EmployersByCareer = Readonly<Record<string, readonly string[]>>;
