import { useParams } from '@tanstack/react-router';
import { StatusPage } from '../../shared/status-screens/status-page.tsx';

export function QuestLoadingScreen() {
  const { tier } = useParams({ from: '/assessment/$tier' });
  return (
    <StatusPage busy title="Loading Your Quest..." message={`Preparing your ${tier} assessment`} />
  );
}
