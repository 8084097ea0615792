import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { ensureViewer, useAuth } from '../shared/auth/auth.ts';
import { sayUnauthorized } from '../shared/auth/unauthorized.ts';
import { useGuard } from '../shared/auth/use-guard.ts';
import { LoadingScreen } from '../shared/status-screens/loading-screen.tsx';

export const Route = createFileRoute('/_authenticated')({
  staticData: { hasToasts: true },
  ssr: false,
  beforeLoad: async ({ context, location, preload }) => {
    if (await ensureViewer(context)) return;
    if (!preload) await sayUnauthorized();
    throw redirect({ to: '/login', search: { redirect: location.href } });
  },
  component: AuthenticatedLayout,
});

function AuthenticatedLayout() {
  const { isAuthenticated } = useAuth();
  useGuard(isAuthenticated);
  return isAuthenticated ? <Outlet /> : <LoadingScreen />;
}
