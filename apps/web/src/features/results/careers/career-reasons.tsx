import { type CareerRecommendation, traitNames } from '@guildpath/contract';
import { IconArrowsSplit2, IconHeartHandshake, IconSparkles } from '@tabler/icons-react';
import classes from './career-details.module.css';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

export function CareerReasons({ reasons }: { readonly reasons: CareerRecommendation['reasons'] }) {
  const { scenes, sharedInterest, opposingInterest, opposingDirection } = reasons;
  return (
    <ul className={classes.reasons} aria-label="Why this career">
      <li>
        <IconHeartHandshake {...icon} />
        <span>
          Fits your <strong>{traitNames[sharedInterest]}</strong> interest
        </span>
      </li>
      {scenes.length > 0 ? (
        <li>
          <IconSparkles {...icon} />
          <span>
            Your picks in <strong>{new Intl.ListFormat('en').format(scenes)}</strong> helped most
          </span>
        </li>
      ) : null}
      {opposingInterest ? (
        <li>
          <IconArrowsSplit2 {...icon} />
          <span>
            Asks for {opposingDirection ?? 'more or less'}{' '}
            <strong>{traitNames[opposingInterest]}</strong> work than you chose
          </span>
        </li>
      ) : null}
    </ul>
  );
}
