import type { Stories } from '../../workbench/stories.ts';
import { QuestProgress } from './quest-progress.tsx';

export const stories: Stories = {
  title: 'QuestProgress',
  states: {
    'At the first question': () => <QuestProgress current={1} total={15} />,
    Halfway: () => <QuestProgress current={8} total={15} />,
    'At the last question': () => <QuestProgress current={15} total={15} />,
    'A standard quest': () => <QuestProgress current={12} total={25} />,
    'An epic quest': () => <QuestProgress current={21} total={40} />,
    'One question only': () => <QuestProgress current={1} total={1} />,
  },
};
