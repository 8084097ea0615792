import { createFileRoute } from '@tanstack/react-router';
import { BigFivePage } from '../features/theory/big-five-page.tsx';
import { publicHead, titleOf } from '../shared/layout/head.ts';

export const Route = createFileRoute('/theory/big-five')({
  head: publicHead({
    title: titleOf('Big Five Traits'),
    description:
      'What openness, conscientiousness, extraversion, agreeableness and neuroticism say about you at work.',
  }),
  component: BigFivePage,
});
