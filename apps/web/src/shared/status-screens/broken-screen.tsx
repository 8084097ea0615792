import { ReloadOrHome } from './reload-or-home.tsx';
import { StatusPage } from './status-page.tsx';

/** Replaces a screen that failed to render, or whose code could not be loaded. */
export function BrokenScreen() {
  return (
    <StatusPage
      title="Something Went Wrong"
      message="We couldn’t show this page. Nothing that you saved is lost."
      actions={<ReloadOrHome />}
    />
  );
}
