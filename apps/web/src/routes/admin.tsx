import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AdminScreen } from '../features/admin/admin-screen.tsx';
import { useAuth } from '../shared/auth/auth.ts';
import { LoadingScreen } from '../shared/layout/loading-screen.tsx';
import { titleOf } from '../shared/layout/page-title.ts';
import { showToast } from '../shared/toasts/show-toast.ts';

export const Route = createFileRoute('/admin')({
  staticData: { hasToasts: true },
  head: () => ({ meta: [{ title: titleOf('Admin') }] }),
  component: AdminRoute,
});

// Not behind `_authenticated`: anyone but an admin gets a toast and is sent to the landing page.
function AdminRoute() {
  const router = useRouter();
  const { user, isLoading } = useAuth();
  const isAdmin = user?.role === 'admin';
  const isRefused = !isLoading && !isAdmin;

  useEffect(() => {
    // When an admin's session ends, the redirect to the login has already started.
    if (!isRefused || !router.latestLocation.pathname.startsWith('/admin')) return;
    showToast({
      title: 'Access Denied',
      description: "You don't have admin privileges.",
      variant: 'destructive',
    });
    void router.navigate({ to: '/', replace: true });
  }, [isRefused, router]);

  return isAdmin ? <AdminScreen user={user} /> : <LoadingScreen />;
}
