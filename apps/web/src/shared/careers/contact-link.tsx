import type { ConsultantListing } from '@guildpath/contract';
import { ButtonAnchor } from '@guildpath/ui';

export interface ContactLinkProps {
  readonly consultant: Pick<ConsultantListing, 'consultantName' | 'contact'>;
}

/** Opens the consultant's site in a new tab, or an email to them. */
export function ContactLink({ consultant: { consultantName, contact } }: ContactLinkProps) {
  if (!contact) return null;
  const isMail = contact.startsWith('mailto:');
  return (
    <div>
      <ButtonAnchor
        href={contact}
        variant="outline"
        size="sm"
        rel="noopener noreferrer"
        {...(isMail ? {} : { target: '_blank' })}
      >
        Contact
        <span className="gp-visually-hidden">
          {' '}
          {consultantName} {isMail ? '(opens an email)' : '(opens their site in a new tab)'}
        </span>
      </ButtonAnchor>
    </div>
  );
}
