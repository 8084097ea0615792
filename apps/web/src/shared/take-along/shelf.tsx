import {
  type BasicInterest,
  basicInterestGroups,
  basicInterestNames,
  basicInterests,
  maxBasicInterests,
} from '@guildpath/contract';
import { Button, Modal } from '@guildpath/ui';
import { useState } from 'react';
import { InterestIcon } from './interest-icon.tsx';
import { Sockets } from './sockets.tsx';
import classes from './take-along.module.css';

export interface ShelfProps {
  readonly taken: readonly BasicInterest[];
  /** Default: false. */
  readonly isSaving?: boolean;
  readonly onDone: (taken: readonly BasicInterest[]) => void;
  /** Must return the focus. */
  readonly onClose: () => void;
}

/** Lets a person take up to three things along. Closing it without `Done` changes nothing. */
export function Shelf({ taken, isSaving = false, onDone, onClose }: ShelfProps) {
  const [picked, setPicked] = useState(taken);
  const [isRefused, setIsRefused] = useState(false);

  const toggle = (interest: BasicInterest) => {
    const others = picked.filter((each) => each !== interest);
    const isTooMany = others.length === maxBasicInterests;
    setIsRefused(isTooMany);
    if (!isTooMany) setPicked(others.length < picked.length ? others : [...picked, interest]);
  };

  return (
    <Modal
      title="What should your work be about?"
      size="58rem"
      opened
      onClose={onClose}
      returnFocus={false}
    >
      <div className="gp-stack gp-gap-2">
        {Object.entries(basicInterestGroups).map(([name, group]) => (
          <fieldset key={name} className={classes.group}>
            <legend className="gp-soft gp-small gp-bold">{name}</legend>
            {basicInterests
              .filter((interest) => interest in group)
              .map((interest) => (
                <Button
                  key={interest}
                  variant="outline"
                  size="sm"
                  className={classes.thing}
                  leftIcon={<InterestIcon interest={interest} />}
                  aria-pressed={picked.includes(interest)}
                  onClick={() => toggle(interest)}
                >
                  {basicInterestNames[interest]}
                </Button>
              ))}
          </fieldset>
        ))}
      </div>
      <div className={classes.foot}>
        <Sockets taken={picked} />
        <p role="status">{isRefused ? 'Three fit in the bag' : null}</p>
        <Button size="sm" loading={isSaving} onClick={() => onDone(picked)}>
          Done
        </Button>
      </div>
    </Modal>
  );
}
