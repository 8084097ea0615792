import { z } from 'zod';

// Schemas for the cells of a file: text in, value out. An empty cell is a missing value.

const missing = 'Is missing';
const plainText = /^\P{Cc}*$/u;

export function text(maxLength: number) {
  return z
    .string()
    .trim()
    .min(1, missing)
    .max(maxLength, `Use at most ${maxLength} characters`)
    .regex(plainText, 'Use one line of plain text');
}

export function optional<Cell extends z.ZodType>(cell: Cell) {
  return z.preprocess((value) => (value === '' ? undefined : value), cell.optional());
}

export const slug = z
  .string()
  .min(1, missing)
  .max(100, 'Use at most 100 characters')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use only lowercase letters, digits and hyphens');

export function numberCell(from: number, to: number) {
  const message = `Enter a number from ${from} to ${to}`;
  return z
    .string()
    .min(1, missing)
    .regex(/^-?\d+(?:\.\d+)?$/, message)
    .transform(Number)
    .pipe(z.number().min(from, message).max(to, message));
}

const groupedThousands = /^\d{1,3}(?:[.,'’\s]\d{3})+(?=$|[.,]\d\d?$)/;

/** Accepts whole amounts, also with separated thousands, as spreadsheets may write them: `75.000`. */
export function amountCell(from: number, to: number) {
  return z
    .string()
    .transform((cell) => cell.replace(groupedThousands, (digits) => digits.replaceAll(/\D/g, '')))
    .pipe(numberCell(from, to));
}

export function oneOf<const Value extends string>(values: readonly Value[]) {
  return z.enum(values, `Use one of: ${values.join(', ')}`);
}

/** Accepts distinct values, separated by semicolons. */
export function list<Item extends z.ZodType<string, string>>(
  item: Item,
  { min = 0, max }: { readonly min?: number; readonly max: number },
) {
  return z
    .string()
    .transform((cell) => toItems(cell))
    .pipe(
      z
        .array(item)
        .min(min, missing)
        .max(max, `Use at most ${max} values`)
        .refine((items) => new Set(items).size === items.length, 'Lists a value twice'),
    );
}

/** Accepts `name: number` pairs with distinct names, separated by semicolons. */
export function rated<Name extends z.ZodType<string, string>>(name: Name, max: number) {
  const message = 'Enter pairs such as "reading: 4.1; writing: 3.5", each number from 1 to 5';
  return z
    .string()
    .transform((cell) => toItems(cell).map(toPair))
    .pipe(
      z
        .array(z.tuple([name, z.number(message).min(1, message).max(5, message)]))
        .max(max, `Use at most ${max} values`)
        .refine((pairs) => new Set(pairs.map(([key]) => key)).size === pairs.length, {
          message: 'Lists a value twice',
        }),
    );
}

function toItems(cell: string): string[] {
  return cell
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function toPair(item: string): [string, number] {
  const colon = item.lastIndexOf(':');
  const figure = item.slice(colon + 1).trim();
  return [item.slice(0, Math.max(0, colon)).trim(), figure === '' ? Number.NaN : Number(figure)];
}

/** Accepts http and https only, so that no cell becomes a script. */
export const webAddress = z
  .string()
  .max(500, 'Use at most 500 characters')
  .refine(
    (value) => isLink(value, ['https:', 'http:']),
    'Enter a web address such as https://example.org',
  );

/** Accepts an https URL or an email address, which becomes a `mailto:` link. */
export const contactCell = z
  .string()
  .max(500, 'Use at most 500 characters')
  .transform((value) => (z.email().safeParse(value).success ? `mailto:${value}` : value))
  .refine(
    (value) =>
      value.startsWith('mailto:')
        ? z.email().safeParse(value.slice('mailto:'.length)).success
        : isLink(value, ['https:']),
    'Enter an address that starts with https://, or an email address',
  );

function isLink(value: string, protocols: readonly string[]): boolean {
  return (
    URL.canParse(value) && !/[\s\p{Cc}]/u.test(value) && protocols.includes(new URL(value).protocol)
  );
}
