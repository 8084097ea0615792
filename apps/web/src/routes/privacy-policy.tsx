import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPolicyPage } from '../features/info-pages/privacy-policy-page.tsx';
import { titleOf } from '../shared/layout/page-title.ts';

export const Route = createFileRoute('/privacy-policy')({
  head: () => ({ meta: [{ title: titleOf('Privacy Policy') }] }),
  component: PrivacyPolicyPage,
});
