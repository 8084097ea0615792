import { Modal } from '@mantine/core';
import { Button } from '../../components/button/button.tsx';
import '../../mantine-menu.css';
import type { Stories } from '../../workbench/stories.ts';
import classes from '../../workbench/story-layout.module.css';

function Dialog({ title, words }: { title: string; words: string }) {
  return (
    <Modal opened onClose={() => {}} title={title}>
      <div className={classes.column}>
        <p>{words}</p>
        <div className={classes.row}>
          <Button variant="outline">Cancel</Button>
          <Button>Delete Account</Button>
        </div>
      </div>
    </Modal>
  );
}

const gone = 'Your quests, your results and your account will be gone. ';

export const stories: Stories = {
  title: 'Modal',
  group: 'Mantine in our theme',
  surfaces: ['night'],
  height: 560,
  states: {
    'A question': () => <Dialog title="Delete Account" words={gone} />,
    'With long texts': () => (
      <Dialog
        title="Delete the account of Wolfeschlegelsteinhausenbergerdorff"
        words={gone.repeat(20)}
      />
    ),
  },
};
