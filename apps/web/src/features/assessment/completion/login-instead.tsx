import { paths, type Tier } from '@guildpath/contract';
import { ButtonAnchor, type ButtonAnchorProps } from '@guildpath/ui';

export interface LoginInsteadProps extends ButtonAnchorProps {
  readonly tier: Tier;
}

/** Leads to the provider login and back to the quest; the answers stay in the browser meanwhile. */
export function LoginInstead({ tier, ...look }: LoginInsteadProps) {
  return (
    <ButtonAnchor {...look} href={`${paths.providerLogin}?redirect=${paths.assessment(tier)}`}>
      Sign Up / Login Instead
    </ButtonAnchor>
  );
}
