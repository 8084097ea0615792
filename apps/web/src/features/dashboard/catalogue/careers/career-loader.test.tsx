import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  aCareerListing,
  aCatalogueCareer,
  aUser,
  someAssessments,
  someResults,
} from '../../../../testing/builders.ts';
import { CallError, fakeApi } from '../../../../testing/fake-api.ts';
import { openDrawer } from '../../../../testing/open-drawer.ts';
import { renderApp } from '../../../../testing/render-app.tsx';

describe('a career of the library', () => {
  it('opens in place with everything known about it', async () => {
    const { user, address, dialog } = await openDrawer('Career Library');
    await user.click(await dialog.findByRole('link', { name: 'Career 2' }));
    const heading = await dialog.findByRole('heading', { level: 3, name: 'Career 2' });
    expect(heading).toHaveFocus();
    const career = within(dialog.getByRole('article'));
    expect(address()).toBe('/dashboard?open=career-library&career=c2');
    expect(career.getByText('You draw maps.')).toBeVisible();
    expect(career.getByText('$78,380 a year (2024)')).toBeVisible();
    expect(career.getByText('Bachelor’s degree')).toBeVisible();
    expect(dialog.getByRole('meter', { name: 'Investigative' })).toHaveAttribute('value', '5.8');
    expect(career.getByText('5.8 of 7', { selector: 'span' })).toBeVisible();
    const part = (name: string) => within(dialog.getByRole('region', { name }));
    expect(part('Key skills').getAllByRole('listitem')).toHaveLength(2);
    expect(part('Programs that lead there').getByText('Geography and Maps (BS)')).toBeVisible();
    expect(part('Who hires').getByText('Mapworks')).toBeVisible();
    expect(dialog.getByText(/information from the O\*NET 30\.2 Database/)).toBeVisible();
  });

  it('can be saved', async () => {
    const { user, dialog, lastInput } = await openDrawer('Career Library', {
      path: '/dashboard?open=career-library&career=surveyor',
      procedures: {
        'user.savedCareers': () => ({ careers: [] }),
        'user.setCareerSaved': () => ({ careers: [aCareerListing({ id: 'surveyor' })] }),
      },
    });
    await user.click(await dialog.findByRole('button', { name: 'Save Surveyor' }));
    expect(await dialog.findByRole('button', { name: 'Saved Surveyor' })).toBeVisible();
    expect(lastInput('user.setCareerSaved')).toEqual({ careerId: 'surveyor', isSaved: true });
  });

  it.each(['Close Career Library', 'Back'])(
    'opened from the results leads back there by %s',
    async (name) => {
      fakeApi({
        'auth.user': () => aUser(),
        'results.get': () => someResults(),
        'user.assessments': () => ({ assessments: someAssessments(1) }),
        'catalogue.career': () => aCatalogueCareer(),
      });
      const { user, address } = renderApp('/results/r1');
      const [link] = await screen.findAllByRole('link', { name: /^Open in Career Library/ });
      if (link) await user.click(link);
      const dialog = within(await screen.findByRole('dialog', { name: 'Career Library' }));
      await dialog.findByRole('heading', { level: 3, name: 'Cartographer' });
      await user.click(dialog.getByRole('button', { name }));
      await waitFor(() => expect(address()).toBe('/results/r1'));
    },
  );

  it('links to related ones, and Back retraces the same steps', async () => {
    const { user, address, dialog } = await openDrawer('Career Library');
    await user.click(await dialog.findByRole('link', { name: 'Career 2' }));
    await user.click(await dialog.findByRole('link', { name: 'Surveyor' }));
    await dialog.findByRole('heading', { name: 'Surveyor' });
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    await dialog.findByRole('heading', { name: 'Career 2' });
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(dialog.getByRole('link', { name: 'Career 2' })).toHaveFocus());
    expect(address()).toBe('/dashboard?open=career-library');
  });

  it('leaves no drawer in the history when all levels are closed together', async () => {
    const { user, address, dialog } = await openDrawer('Career Library');
    await user.click(await dialog.findByRole('link', { name: 'Career 2' }));
    await user.click(await dialog.findByRole('link', { name: 'Surveyor' }));
    await dialog.findByRole('heading', { level: 3, name: 'Surveyor' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/dashboard');
  });

  it.each([
    [undefined, 'Your employer trains you on the job.'],
    ['passengers', 'You learn it by doing the work.'],
  ])('without a program, and with the clients %s, says: %s', async (commissionedBy, words) => {
    const career = aCatalogueCareer({ jobZone: 2, programs: [] });
    const { dialog } = await openDrawer('Career Library', {
      path: '/dashboard?open=career-library&career=cartographer',
      procedures: {
        'catalogue.career': () => (commissionedBy ? { ...career, commissionedBy } : career),
      },
    });
    expect(await dialog.findByText(words)).toBeVisible();
  });

  it('that does not exist says so, and Back leads to the list', async () => {
    const { user, dialog } = await openDrawer('Career Library', {
      path: '/dashboard?open=career-library&career=dragon-tamer',
      procedures: {
        'catalogue.career': () => {
          throw new CallError('NOT_FOUND', 'We couldn’t find that career.');
        },
      },
    });
    expect(await dialog.findByRole('alert')).toHaveTextContent('This career isn’t in our library.');
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    expect(await dialog.findByRole('link', { name: 'Career 1' })).toBeVisible();
  });
});
