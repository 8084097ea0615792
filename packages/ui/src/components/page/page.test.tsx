import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Brand } from '../brand/brand.tsx';
import { SiteFooter } from '../site-footer/site-footer.tsx';
import { TopBar } from '../top-bar/top-bar.tsx';
import { Page } from './page.tsx';

test('a page has one banner, one main region and one footer, and a skip link', () => {
  render(
    <Page
      header={
        <TopBar
          brand={
            <a href="/">
              <Brand />
            </a>
          }
          links={<a href="#assessments">Assessments</a>}
          actions={<a href="/login">Login</a>}
        />
      }
      footer={<SiteFooter motto="A career quest." groups={[]} copyright="© 2024 Guildpath" />}
    >
      <h1>Choose Your Quest</h1>
    </Page>,
  );
  expect(screen.getByRole('banner')).toBeDefined();
  expect(screen.getByRole('main').textContent).toBe('Choose Your Quest');
  expect(screen.getByRole('contentinfo').textContent).toContain('© 2024 Guildpath');
  expect(screen.getByRole('link', { name: 'Guildpath' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe(
    `#${screen.getByRole('main').id}`,
  );
});
