import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/button/button.tsx';
import classes from '../../testing/story-layout.module.css';
import { Modal } from './modal.ts';

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

const meta = {
  title: 'Mantine in our theme/Modal',
  component: Modal,
  tags: ['night-only'],
} satisfies Meta<typeof Modal>;
export default meta;

type Story = StoryObj<typeof Modal>;

export const LongText: Story = {
  render: () => (
    <Dialog
      title="Delete the account of Wolfeschlegelsteinhausenbergerdorff"
      words={gone.repeat(20)}
    />
  ),
};
