import { useSiteSettings } from '../api/site-settings.ts';

export function SupportEmail() {
  const { supportEmail } = useSiteSettings();
  return supportEmail ? (
    <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
  ) : (
    <span>our support address</span>
  );
}
