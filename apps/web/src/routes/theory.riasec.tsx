import { createFileRoute } from '@tanstack/react-router';
import { RiasecPage } from '../features/theory/riasec-page.tsx';
import { titleOf } from '../shared/layout/page-title.ts';

export const Route = createFileRoute('/theory/riasec')({
  head: () => ({ meta: [{ title: titleOf('RIASEC Interests') }] }),
  component: RiasecPage,
});
