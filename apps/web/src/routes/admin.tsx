import { GuildThemeProvider } from '@guildpath/ui';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AdminScreen } from '../features/admin/admin-screen.tsx';
import { useAuth } from '../shared/auth.ts';
import { titleOf } from '../shared/document-title.tsx';
import { LoadingScreen } from '../shared/loading-screen.tsx';
import { showToast } from '../shared/toast.ts';

export const Route = createFileRoute('/admin')({
  head: () => ({ meta: [{ title: titleOf('Admin') }] }),
  component: AdminRoute,
});

/** Not behind the guard of the signed-in screens: here anyone who is no admin is told so and led home. */
function AdminRoute() {
  const navigate = useNavigate();
  const { user, isLoading } = useAuth();
  const isAdmin = user?.role === 'admin';
  const isRefused = !isLoading && !isAdmin;

  useEffect(() => {
    if (!isRefused) return;
    showToast({
      title: 'Access Denied',
      description: "You don't have admin privileges.",
      variant: 'destructive',
    });
    void navigate({ to: '/', replace: true });
  }, [isRefused, navigate]);

  if (!isAdmin) return <LoadingScreen />;
  return (
    <GuildThemeProvider>
      <AdminScreen user={user} />
    </GuildThemeProvider>
  );
}
