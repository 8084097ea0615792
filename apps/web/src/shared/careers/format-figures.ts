import { payYear } from '@guildpath/contract';

const dollars = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Formats US dollars: `$72,270`. */
export function formatDollars(amount: number): string {
  return dollars.format(amount);
}

/** Formats US dollars a year: `$72,270 a year (2024, all writers and authors)`. */
export function formatPay(medianPay: number, scope?: string): string {
  return `${formatDollars(medianPay)} a year (${[payYear, scope].filter(Boolean).join(', ')})`;
}

/** Formats the projected change of employment over ten years, given in percent. */
export function formatGrowth(growthPercent: number): string {
  const whole = Math.round(Math.abs(growthPercent));
  if (whole === 0) return 'About as many jobs in ten years as now';
  return `${whole}% ${growthPercent > 0 ? 'more' : 'fewer'} jobs in ten years`;
}

/** Rounds a number of people to two significant digits: `About 1,500`, `About 1.6 million`. */
export function formatPeople(count: number): string {
  const rounded = Number(count.toPrecision(2));
  return rounded < 1_000_000
    ? `About ${rounded.toLocaleString('en')}`
    : `About ${rounded / 1_000_000} million`;
}
