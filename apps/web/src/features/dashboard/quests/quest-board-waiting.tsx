import { Panel, Spinner } from '@guildpath/ui';
import classes from './quest-board.module.css';

/** In the place of the board while the quests are on their way. */
export function QuestBoardWaiting() {
  return (
    <Panel className={classes.waiting}>
      <Spinner label="Loading your quests" size={72} />
    </Panel>
  );
}
