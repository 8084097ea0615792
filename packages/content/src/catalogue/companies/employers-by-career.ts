/**
 * Lists the names of known employers by career id: companies, hospitals, public services, charities. For a
 * career in which most people are self-employed, it lists those who commission, publish or show their work.
 * The names appear in lists within a sentence, so they contain no comma and no full stop.
 */
export type EmployersByCareer = Readonly<Record<string, readonly string[]>>;
