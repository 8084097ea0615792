import { useSiteSettings } from '../api/site-settings.ts';

/** The operator's address as a link; words in its place until the server has told it. */
export function SupportEmail() {
  const { supportEmail } = useSiteSettings();
  return supportEmail ? (
    <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
  ) : (
    <span>our support address</span>
  );
}
