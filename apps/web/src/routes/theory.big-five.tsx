import { createFileRoute } from '@tanstack/react-router';
import { BigFivePage } from '../features/theory/big-five-page.tsx';
import { titleOf } from '../shared/layout/page-title.ts';

export const Route = createFileRoute('/theory/big-five')({
  head: () => ({ meta: [{ title: titleOf('Big Five Traits') }] }),
  component: BigFivePage,
});
