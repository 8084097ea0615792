import { LinkButton } from './link-button.tsx';

export function DashboardLink() {
  return (
    <LinkButton to="/dashboard" variant="outline" size="sm">
      Dashboard
    </LinkButton>
  );
}

export function HallLink({ hallId }: { readonly hallId: string }) {
  return (
    <LinkButton to="/halls/$hallId" params={{ hallId }} variant="outline" size="sm">
      Back to the Hall
    </LinkButton>
  );
}
