import { createFileRoute } from '@tanstack/react-router';
import { ParentsScreen } from '../features/halls/parents-screen.tsx';
import { requireHalls } from '../shared/halls/require-halls.ts';
import { publicHead, titleOf } from '../shared/layout/head.ts';

export const Route = createFileRoute('/halls/parents')({
  beforeLoad: requireHalls,
  head: publicHead({
    title: titleOf('For Parents'),
    description:
      'What a class does on Guildpath, what the site keeps of your child under a drawn name, for how long, and who sees it.',
  }),
  component: ParentsScreen,
});
