import { createFileRoute } from '@tanstack/react-router';
import { HallsScreen } from '../features/halls/halls-screen.tsx';
import { requireHalls } from '../shared/halls/require-halls.ts';
import { publicHead, titleOf } from '../shared/layout/head.ts';

export const Route = createFileRoute('/halls/')({
  staticData: { hasToasts: true },
  beforeLoad: requireHalls,
  head: publicHead({
    title: titleOf('A Hall for Your Class'),
    description:
      'Take a whole class on a free career quest without real names, email addresses or accounts. Students join with a code and decide what you see.',
  }),
  component: HallsScreen,
});
