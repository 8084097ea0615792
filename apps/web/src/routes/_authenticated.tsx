import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ensureViewer, useAuth } from '../shared/auth/auth.ts';
import { sendToLogin } from '../shared/auth/send-to-login.ts';
import { useGuard } from '../shared/auth/use-guard.ts';
import { LoadingScreen } from '../shared/status-screens/loading-screen.tsx';

export const Route = createFileRoute('/_authenticated')({
  staticData: { hasToasts: true },
  ssr: false,
  beforeLoad: async ({ context, ...route }) => {
    if (!(await ensureViewer(context))) await sendToLogin(route);
  },
  component: AuthenticatedLayout,
});

function AuthenticatedLayout() {
  const { isAuthenticated } = useAuth();
  useGuard(isAuthenticated);
  return isAuthenticated ? <Outlet /> : <LoadingScreen />;
}
