import { type Tier, tierFacts } from '@guildpath/contract';
import { Page, StatusScreen } from '@guildpath/ui';
import { IconHourglassHigh } from '@tabler/icons-react';
import { HomeBar } from '../../shared/layout/home-bar.tsx';
import { LinkButton } from '../../shared/layout/link-button.tsx';

export function ComingSoonScreen({ tier }: { readonly tier: Tier }) {
  return (
    <Page header={<HomeBar />} width="prose" centered>
      <StatusScreen
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
    </Page>
  );
}
