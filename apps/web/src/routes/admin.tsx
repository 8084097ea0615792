import { createFileRoute, redirect } from '@tanstack/react-router';
import { AdminScreen } from '../features/admin/admin-screen.tsx';
import { ensureViewer, useAuth } from '../shared/auth/auth.ts';
import { useGuard } from '../shared/auth/use-guard.ts';
import { privateHead } from '../shared/layout/head.ts';
import { LoadingScreen } from '../shared/status-screens/loading-screen.tsx';
import { showToast } from '../shared/toasts/show-toast.ts';

// Not behind `_authenticated`: anyone but an admin gets a toast and is sent to the landing page.
export const Route = createFileRoute('/admin')({
  staticData: { hasToasts: true },
  ssr: false,
  beforeLoad: async ({ context, preload }) => {
    const viewer = await ensureViewer(context);
    if (viewer?.role === 'admin') return;
    if (!preload) {
      showToast({
        title: 'Access Denied',
        description: "You don't have admin privileges.",
        variant: 'destructive',
      });
    }
    throw redirect({ to: '/' });
  },
  head: () => privateHead('Admin'),
  component: AdminRoute,
});

function AdminRoute() {
  const { user } = useAuth();
  const isAdmin = user?.role === 'admin';
  useGuard(isAdmin);
  return isAdmin ? <AdminScreen user={user} /> : <LoadingScreen />;
}
