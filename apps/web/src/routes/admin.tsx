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

/** Not behind the guard of the signed-in screens: here anyone but an admin is refused and sent to the landing page. */
function AdminRoute() {
  const router = useRouter();
  const { user, isLoading } = useAuth();
  const isAdmin = user?.role === 'admin';
  const isRefused = !isLoading && !isAdmin;

  useEffect(() => {
    // When the session ends under an admin, the way leads to the login already.
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
