import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAuth } from '../shared/auth/auth.ts';
import { LoadingScreen } from '../shared/layout/loading-screen.tsx';

export const Route = createFileRoute('/_authenticated')({
  staticData: { hasToasts: true },
  component: AuthenticatedLayout,
});

function AuthenticatedLayout() {
  const { onUnauthorized } = Route.useRouteContext();
  const { isAuthenticated, isLoading } = useAuth();
  const isRefused = !isLoading && !isAuthenticated;

  useEffect(() => {
    if (isRefused) onUnauthorized();
  }, [isRefused, onUnauthorized]);

  return isAuthenticated ? <Outlet /> : <LoadingScreen />;
}
