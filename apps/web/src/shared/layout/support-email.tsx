import { useSiteSettings } from '../api/site-settings.ts';

/** The operator's email address as a link; plain words until the settings have loaded. */
export function SupportEmail() {
  const { supportEmail } = useSiteSettings();
  return supportEmail ? (
    <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
  ) : (
    <span>our support address</span>
  );
}
