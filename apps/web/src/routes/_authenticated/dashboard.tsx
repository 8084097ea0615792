import { createFileRoute } from '@tanstack/react-router';
import { DashboardScreen } from '../../features/dashboard/dashboard-screen.tsx';
import { useAuth } from '../../shared/auth.ts';
import { titleOf } from '../../shared/document-title.tsx';

export const Route = createFileRoute('/_authenticated/dashboard')({
  head: () => ({ meta: [{ title: titleOf('Dashboard') }] }),
  component: DashboardRoute,
});

function DashboardRoute() {
  const { user } = useAuth();
  return user ? <DashboardScreen user={user} /> : null;
}
