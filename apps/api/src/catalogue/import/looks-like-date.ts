export const dateHint =
  'It looks like a date, which spreadsheets make of figures: format the column as text and enter it again';

// What spreadsheets show and save for a figure that they took for a date, in the languages that they speak:
// `04.12.2026`, `4/12`, `2026-12-04 00:00:00`; `12. Apr`, `12-avr`, `12.апр`; `Jan 85`, `Apr-12`; `46124`.
const patterns = [
  /^\d{1,4}(?:\.\s?\d{1,2}\.|[/-]\d{1,2}\b)[\d./:\s-]*$/,
  /^\d{1,2}(?:[./-]\s?\p{L}{2,6}|\s\p{L}{3,4})\.?(?:[./\s-]+\d{2,4})?$/u,
  /^\p{L}{3,4}\.?[./\s-]\d{1,4}\.?$/u,
  /^4\d{4}$/,
];

export function looksLikeDate(cell: string): boolean {
  return patterns.some((pattern) => pattern.test(cell.trim()));
}
