import { IconExternalLink } from '@tabler/icons-react';

export interface SchoolLinkProps {
  readonly name: string;
  readonly url: string | undefined;
}

/** Links to the school's own site if it is known. */
export function SchoolLink({ name, url }: SchoolLinkProps) {
  if (!url) return name;
  return (
    <a href={url} target="_blank" rel="noopener" className="gp-tall-link">
      {name} <IconExternalLink size={16} stroke={1.75} aria-hidden="true" />
      <span className="gp-visually-hidden">(opens the school’s site in a new tab)</span>
    </a>
  );
}
