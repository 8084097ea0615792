import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SiteFooter } from './site-footer.tsx';

test('each group of links is a navigation named by its title', () => {
  render(
    <SiteFooter
      motto="A career quest."
      groups={[
        {
          title: 'Legal',
          links: [
            <a key="terms" href="/terms">
              Terms
            </a>,
          ],
        },
        {
          title: 'The theory',
          links: [
            <a key="riasec" href="/theory/riasec">
              RIASEC
            </a>,
          ],
        },
      ]}
      copyright="© 2024 Guildpath"
    />,
  );
  const foot = within(screen.getByRole('contentinfo'));
  expect(
    within(foot.getByRole('navigation', { name: 'Legal' })).getByRole('link').textContent,
  ).toBe('Terms');
  expect(foot.getByRole('navigation', { name: 'The theory' })).toBeDefined();
  expect(foot.getByText('A career quest.')).toBeDefined();
  expect(foot.getByText('© 2024 Guildpath')).toBeDefined();
});
