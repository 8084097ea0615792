import { type Tier, tierFacts } from '@guildpath/contract';
import { IconHourglassHigh } from '@tabler/icons-react';
import { LinkButton } from '../../shared/layout/link-button.tsx';
import { StatusPage } from '../../shared/layout/status-page.tsx';

export function ComingSoonScreen({ tier }: { readonly tier: Tier }) {
  return (
    <StatusPage
      icon={<IconHourglassHigh size={64} stroke={1.5} aria-hidden="true" />}
      title="Coming Soon!"
      message={`The ${tierFacts[tier].name} is under development. The Quick Quest is ready to be taken today.`}
      actions={
        <>
          <LinkButton to="/assessment/$tier" params={{ tier: 'quick' }}>
            Take the Quick Quest
          </LinkButton>
          <LinkButton to="/" variant="outline">
            Back to Home
          </LinkButton>
        </>
      }
    />
  );
}
