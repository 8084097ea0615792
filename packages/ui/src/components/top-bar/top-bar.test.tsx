import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TopBar } from './top-bar.tsx';

const brand = <a href="/">Guildpath</a>;

test('the bar is the banner of the page, with all of its links in one navigation', () => {
  render(
    <TopBar
      brand={brand}
      links={<a href="#assessments">Assessments</a>}
      actions={<a href="/login">Login</a>}
    />,
  );
  const banner = screen.getByRole('banner');
  const links = within(banner).getByRole('navigation', { name: 'Main' }).querySelectorAll('a');
  expect([...links].map((link) => link.textContent)).toEqual(['Guildpath', 'Assessments', 'Login']);
});
