import { type Hall, paths, placesMaxCount } from '@guildpath/contract';
import { Button, Page, TextInput } from '@guildpath/ui';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useSiteAddress } from '../../../shared/api/site-settings.ts';
import { HallLink } from '../../../shared/layout/bar-links.tsx';
import { HomeBar } from '../../../shared/layout/home-bar.tsx';
import { OwnHall } from './own-hall.tsx';
import { QrCode } from './qr-code.tsx';
import classes from './slips.module.css';

/** The size of a class. */
const defaultCount = 30;

export function SlipsScreen({ hallId }: { readonly hallId: string }) {
  return <OwnHall hallId={hallId}>{(hall) => <Slips hall={hall} />}</OwnHall>;
}

function Slips({ hall }: { readonly hall: Hall }) {
  const { id: hallId, name } = hall;
  const [typed, setTyped] = useState(String(defaultCount));
  const count = Math.min(placesMaxCount, Math.max(0, Math.floor(Number(typed)) || 0));
  return (
    <Page header={<HomeBar actions={<HallLink hallId={hallId} />} />}>
      <div className={`gp-on-screen gp-stack gp-gap-3 gp-anywhere ${classes.settings}`}>
        <h1>Slips for {name}</h1>
        <p>One for each student: the way in, and lines for the drawn name and the four words.</p>
        <div className="gp-row gp-end gp-gap-3">
          <TextInput
            type="number"
            label={`How many, at most ${placesMaxCount}`}
            min={1}
            max={placesMaxCount}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button
            leftIcon={<IconPrinter size={20} aria-hidden="true" />}
            disabled={count === 0}
            onClick={() => window.print()}
          >
            {`Print ${count}`}
          </Button>
        </div>
      </div>
      <ul className={classes.slips} aria-label="Slips">
        {Array.from({ length: count }, (_, index) => (
          <Slip key={index} hall={hall} />
        ))}
      </ul>
    </Page>
  );
}

function Slip({ hall: { name, joinCode } }: { readonly hall: Hall }) {
  const { origin, host } = useSiteAddress();
  return (
    <li className={classes.slip}>
      <QrCode text={origin + paths.join(joinCode)} className={classes.qr} />
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        <p>{host}/join</p>
        <p className={classes.code}>{joinCode}</p>
      </div>
      <p className={classes.line}>I’m</p>
      <p className={classes.line}>My four words</p>
    </li>
  );
}
