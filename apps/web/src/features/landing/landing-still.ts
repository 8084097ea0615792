import { createStills } from '../../shared/stills.tsx';

export const { load: loadLandingStills, Still: LandingStill } = createStills(
  'landing',
  async () => (await import('./landing-stills.tsx')).landingStills,
);
