import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adminSite } from '../../../testing/admin-builders.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

it('counts questions by tier and everything that can be recommended', async () => {
  fakeApi(adminSite);
  const { user } = renderApp('/admin');
  await user.click(await screen.findByRole('tab', { name: 'Database' }));
  expect(await screen.findByRole('region', { name: 'Questions by tier' })).toHaveTextContent(
    'Total80Quick15Standard25Epic40',
  );
  expect(screen.getByRole('region', { name: 'Career data' })).toHaveTextContent(
    'Careers346Skills84Educational Programs446Companies1,324',
  );
});
