import type { ResultsOutput } from '@guildpath/contract';
import { Button } from '@guildpath/ui';
import {
  IconBrandFacebook,
  IconBrandLinkedin,
  IconBrandX,
  IconLink,
  type TablerIcon,
} from '@tabler/icons-react';
import { showToast } from '../../shared/toast.ts';
import classes from './results-report.module.css';
import { ResultsSection } from './results-section.tsx';
import { type ShareNetwork, type Sharing, shareNetworks, toShareLink } from './share-links.ts';
import { toSummary } from './summary.ts';

/** Spec section 2. */
const popup = 'popup,width=600,height=400';

const looks: Record<ShareNetwork, { readonly name: string; readonly Icon: TablerIcon }> = {
  twitter: { name: 'Twitter', Icon: IconBrandX },
  facebook: { name: 'Facebook', Icon: IconBrandFacebook },
  linkedin: { name: 'LinkedIn', Icon: IconBrandLinkedin },
};

/** Tells others of the quest. The link leads to Guildpath: the results themselves are only their owner's. */
export function ShareSection({ results }: { readonly results: ResultsOutput }) {
  const toSharing = (): Sharing => {
    const { archetype, personalityType } = toSummary(results);
    return {
      url: `${window.location.origin}/`,
      text: `My Guildpath quest is complete: ${archetype}, ${personalityType}. Which path is yours?`,
    };
  };

  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(toSharing().url);
      showToast({ title: 'Link Copied!', description: 'Paste it wherever you like.' });
    } catch {
      showToast({
        title: 'Copy Failed',
        description: 'Could not copy link. Please try again.',
        variant: 'destructive',
      });
    }
  };

  return (
    <ResultsSection title="Share Your Quest" lead="Tell others which path you found.">
      <div className={classes.share}>
        {shareNetworks.map((network) => {
          const { name, Icon } = looks[network];
          return (
            <Button
              key={network}
              variant="outline"
              leftIcon={<Icon size={20} aria-hidden="true" />}
              onClick={() => window.open(toShareLink(network, toSharing()), 'share', popup)}
            >
              {name}
            </Button>
          );
        })}
        <Button
          variant="outline"
          leftIcon={<IconLink size={20} aria-hidden="true" />}
          onClick={() => void copyLink()}
        >
          Copy Link
        </Button>
      </div>
    </ResultsSection>
  );
}
