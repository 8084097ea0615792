import { IconExternalLink } from '@tabler/icons-react';

export interface SchoolLinkProps {
  readonly name: string;
  /** The school's own site, where it is known. */
  readonly url: string | undefined;
}

/** The name of a school, as a link to its site. */
export function SchoolLink({ name, url }: SchoolLinkProps) {
  if (!url) return name;
  return (
    <a href={url} target="_blank" rel="noopener" className="gp-tall-link">
      {name} <IconExternalLink size={16} stroke={1.75} aria-hidden="true" />
      <span className="gp-visually-hidden">(opens the school’s site in a new tab)</span>
    </a>
  );
}
