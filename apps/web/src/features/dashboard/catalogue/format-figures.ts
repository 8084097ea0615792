const dollars = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Takes US dollars a year: `$83,250 a year`. */
export function formatPay(medianPay: number): string {
  return `${dollars.format(medianPay)} a year`;
}

/** Takes the projected change of employment over ten years, in percent. */
export function formatGrowth(growthPercent: number): string {
  const whole = Math.round(Math.abs(growthPercent));
  if (whole === 0) return 'About as many jobs in ten years';
  return `${whole}% ${growthPercent > 0 ? 'more' : 'fewer'} jobs in ten years`;
}
