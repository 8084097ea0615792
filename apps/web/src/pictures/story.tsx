import '@guildpath/ui/styles.css';
import { sampleResult } from '@guildpath/contract';
import { createRoot } from 'react-dom/client';
import { StoryCard } from '../shared/share-card/story-card.tsx';

// The story card on the landing page, 540 by 960 px, which `scripts/draw-pictures.mjs` captures.
const facts = {
  ...sampleResult,
  tier: 'quick',
  tierName: 'Quick Quest',
  emblem: 'investigative',
  nearestTrait: undefined,
  topCareer: undefined,
  companies: [],
} as const;

const root = document.getElementById('root');
if (root) createRoot(root).render(<StoryCard facts={facts} host="" withBestMatch={false} />);
