import { createFileRoute } from '@tanstack/react-router';
import { TermsOfServicePage } from '../features/info-pages/terms-of-service-page.tsx';
import { titleOf } from '../shared/layout/page-title.ts';

export const Route = createFileRoute('/terms-of-service')({
  head: () => ({ meta: [{ title: titleOf('Terms of Service') }] }),
  component: TermsOfServicePage,
});
