import { Panel } from '@guildpath/ui';
import { IconLaurelWreath } from '@tabler/icons-react';
import classes from './whole-road.module.css';

/** For those who have completed all three quests. */
export function WholeRoad() {
  return (
    <Panel as="section" ornate padding="md" className={classes.panel} aria-labelledby="whole-road">
      <span className={classes.medal}>
        <IconLaurelWreath size={44} stroke={1.5} aria-hidden="true" />
      </span>
      <div className={classes.words}>
        <h2 id="whole-road" className={classes.title}>
          The whole road is yours
        </h2>
        <p>All three quests are done, and the hall rings its bell for you.</p>
      </div>
    </Panel>
  );
}
