import { useHydrated } from '@tanstack/react-router';
import { useSiteSettings } from '../api/site-settings.ts';

/**
 * Returns the link to the support address. Services in front of a site rewrite addresses in its pages, and
 * then hydration fails: until it is over, there is no link and the text spells the address out.
 */
export function useSupportEmail() {
  const { supportEmail } = useSiteSettings();
  return useHydrated()
    ? { href: `mailto:${supportEmail}`, text: supportEmail }
    : { href: undefined, text: supportEmail.replace('@', ' at ') };
}

export function SupportEmail() {
  const { href, text } = useSupportEmail();
  return <a href={href}>{text}</a>;
}
