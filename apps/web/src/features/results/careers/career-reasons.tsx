import {
  type CareerRecommendation,
  type RiasecType,
  takenAlongWords,
  traitNames,
} from '@guildpath/contract';
import { IconArrowsSplit2, IconBackpack, IconHeartHandshake } from '@tabler/icons-react';
import classes from './career-details.module.css';

const workWords: Record<RiasecType, string> = {
  realistic: 'hands-on work',
  investigative: 'finding things out',
  artistic: 'creative work',
  social: 'helping people',
  enterprising: 'leading and persuading',
  conventional: 'keeping things in order',
};

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

export function CareerReasons({ reasons }: { readonly reasons: CareerRecommendation['reasons'] }) {
  const { takenAlong, sharedInterest, opposingInterest, opposingDirection } = reasons;
  return (
    <ul className={classes.reasons} aria-label="Why this career">
      {takenAlong ? (
        <li>
          <IconBackpack {...icon} />
          <span>{takenAlongWords(takenAlong)}</span>
        </li>
      ) : null}
      <li>
        <IconHeartHandshake {...icon} />
        <span>
          You picked <strong>{workWords[sharedInterest]}</strong> ({traitNames[sharedInterest]})
        </span>
      </li>
      {opposingInterest ? (
        <li>
          <IconArrowsSplit2 {...icon} />
          <span>
            Asks for {opposingDirection ?? 'more or less'}{' '}
            <strong>{workWords[opposingInterest]}</strong> than you picked
          </span>
        </li>
      ) : null}
    </ul>
  );
}
