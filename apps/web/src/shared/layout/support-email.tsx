import { useSiteSettings } from '../api/site-settings.ts';

export function SupportEmail() {
  const { supportEmail } = useSiteSettings();
  return <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
}
