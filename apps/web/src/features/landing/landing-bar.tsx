import { Brand, TopBar } from '@guildpath/ui';
import { Link } from '@tanstack/react-router';
import { AuthControls } from './auth-controls.tsx';

export function LandingBar() {
  return (
    <TopBar
      brand={
        <Link to="/">
          <Brand />
        </Link>
      }
      links={
        <>
          <a href="#assessments">Assessments</a>
          <a href="#how-it-works">How it Works</a>
        </>
      }
      actions={<AuthControls />}
    />
  );
}
