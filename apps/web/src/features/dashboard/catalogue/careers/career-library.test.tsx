import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCareerListing } from '../../../../testing/builders.ts';
import { serverError } from '../../../../testing/fake-api.ts';
import { fakeClock, skipTime, stopTime } from '../../../../testing/fake-clock.ts';
import { openDrawer, pageOfCareers } from '../../../../testing/open-drawer.ts';

describe('the Career Library', () => {
  fakeClock();

  it('lists careers with preparation, pay and growth, and names the source', async () => {
    const { dialog } = await openDrawer('Career Library', {
      procedures: { 'catalogue.careers': () => ({ careers: [aCareerListing()], total: 1 }) },
    });
    expect(await dialog.findByText('1 career')).toHaveRole('status');
    const career = within(dialog.getByRole('article'));
    expect(career.getByText('Architecture and Civil Engineering')).toBeVisible();
    const interests = career.getByRole('list', { name: 'Strongest interests' });
    expect(interests).toHaveTextContent('InvestigativeRealistic');
    expect(career.getByText('Bachelor’s degree')).toBeVisible();
    expect(career.getByText('$78,380 a year (2024)')).toBeVisible();
    expect(career.getByText('6% more jobs in ten years')).toBeVisible();
    expect(dialog.getByText(/information from the O\*NET 30\.2 Database/)).toBeVisible();
  });

  it('starts with the best matches of a member, and shows them', async () => {
    const { dialog, lastInput } = await openDrawer('Career Library', {
      procedures: {
        'catalogue.careers': () => ({
          careers: [{ ...aCareerListing(), matchPercentage: 82 }],
          total: 1,
        }),
      },
    });
    expect(await dialog.findByText('82% match')).toBeVisible();
    expect(lastInput('catalogue.careers')).toMatchObject({ sort: 'match' });
  });

  it('searches a moment after the last letter, and announces what it found', async () => {
    const { user, dialog, calls } = await openDrawer('Career Library');
    expect(await dialog.findByText('Showing 2 of 5 careers')).toHaveRole('status');
    stopTime();
    await user.type(dialog.getByRole('searchbox', { name: 'Search careers' }), ' zzz');
    await skipTime(250);
    expect(await dialog.findByText('No careers found')).toBeVisible();
    const searches = calls.filter(({ procedure }) => procedure === 'catalogue.careers');
    expect(searches.map(({ input }) => input.search)).toEqual(['', 'zzz']);
  });

  it('filters by interest, preparation and family together', async () => {
    const { user, dialog, lastInput } = await openDrawer('Career Library');
    await user.selectOptions(dialog.getByLabelText('Interest'), 'Social');
    await user.selectOptions(dialog.getByLabelText('Preparation'), '5: Usually a graduate degree');
    await user.selectOptions(
      dialog.getByLabelText('Job family'),
      await dialog.findByRole('option', { name: 'Law (12)' }),
    );
    await waitFor(() =>
      expect(lastInput('catalogue.careers')).toEqual({
        search: '',
        type: 'social',
        jobZone: 5,
        category: 'Law',
        sort: 'match',
        page: 1,
      }),
    );
    expect(dialog.getByText(/Usually a graduate degree/)).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('Interest'), 'Any interest');
    await waitFor(() => expect(lastInput('catalogue.careers')).not.toHaveProperty('type'));
  });

  it('shows more on request, and moves the focus to the first of them', async () => {
    const { user, dialog } = await openDrawer('Career Library');
    await user.click(await dialog.findByRole('button', { name: 'Show More' }));
    expect(await dialog.findByText('Showing 4 of 5 careers')).toBeVisible();
    expect(document.activeElement).toHaveTextContent('Career 3');
    await user.click(dialog.getByRole('button', { name: 'Show More' }));
    expect(await dialog.findByText('5 careers')).toBeVisible();
    expect(document.activeElement).toHaveTextContent('Career 5');
    expect(dialog.queryByRole('button', { name: 'Show More' })).not.toBeInTheDocument();
  });

  it('keeps what it shows when more could not be loaded, and continues from there on retry', async () => {
    let fails = true;
    const { user, dialog, calls } = await openDrawer('Career Library', {
      procedures: {
        'catalogue.careers': (call) =>
          call.input.page > 1 && fails ? serverError() : pageOfCareers(call),
      },
    });
    await user.click(await dialog.findByRole('button', { name: 'Show More' }));
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent('We couldn’t load more careers.');
    expect(dialog.getAllByRole('article')).toHaveLength(2);
    expect(dialog.getByText('Showing 2 of 5 careers')).toBeVisible();
    fails = false;
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
    expect(await dialog.findByText('Showing 4 of 5 careers')).toBeVisible();
    expect(document.activeElement).toHaveTextContent('Career 3');
    const reads = calls.filter(({ procedure }) => procedure === 'catalogue.careers');
    expect(reads.map(({ input }) => input.page)).toEqual([1, 2, 2]);
  });
});
