import type { ProgramsInput } from '@guildpath/contract';
import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openDrawer } from '../../../testing/open-drawer.ts';

describe('the Expert Consultants', () => {
  const kim = {
    id: 'kim',
    consultantName: 'Kim Sample',
    specialty: 'Science careers',
    location: 'Oslo, Norway',
    rating: 4.5,
    isSample: true,
  };
  const lee = { ...kim, id: 'lee', consultantName: 'Lee Real', isSample: false };

  it('mark every sample, say what that means, and rate none', async () => {
    const { dialog } = await openDrawer('Expert Consultants', {
      procedures: { 'catalogue.consultants': () => ({ consultants: [kim, lee], total: 2 }) },
    });
    expect(await dialog.findByText('2 consultants')).toBeVisible();
    const [sample, real] = dialog.getAllByRole('article');
    expect(sample).toHaveTextContent('Sample listing');
    expect(sample).not.toHaveTextContent('Rating');
    expect(real).not.toHaveTextContent('Sample listing');
    expect(real).toHaveTextContent('Rating: 4.5 of 5');
    expect(dialog.getByText(/The people in them aren’t real/)).toBeVisible();
  });

  it('can be contacted where they say how: by mail, or on their site in a new tab', async () => {
    const consultants = [
      kim,
      { ...lee, contact: 'https://lee.example' },
      { ...lee, id: 'ana', consultantName: 'Ana Real', contact: 'mailto:ana@example.org' },
    ];
    const { dialog } = await openDrawer('Expert Consultants', {
      procedures: { 'catalogue.consultants': () => ({ consultants, total: 3 }) },
    });
    await dialog.findByText('3 consultants');
    const links = dialog.getAllByRole('link', { name: /^Contact/ });
    expect(links).toHaveLength(2);
    const site = dialog.getByRole('link', { name: /^Contact Lee Real.*new tab/ });
    expect(site).toHaveAttribute('href', 'https://lee.example');
    expect(site).toHaveAttribute('rel', 'noopener noreferrer');
    const mail = dialog.getByRole('link', { name: 'Contact Ana Real (opens an email)' });
    expect(mail).toHaveAttribute('href', 'mailto:ana@example.org');
    expect(mail).not.toHaveAttribute('target');
  });

  it('can be searched and filtered by family', async () => {
    const { user, dialog, lastInput } = await openDrawer('Expert Consultants', {
      procedures: { 'catalogue.consultants': () => ({ consultants: [], total: 0 }) },
    });
    await user.selectOptions(
      dialog.getByLabelText('Job family'),
      await dialog.findByRole('option', { name: 'Law' }),
    );
    await user.type(dialog.getByRole('searchbox', { name: 'Search consultants' }), 'oslo');
    const asked = { search: 'oslo', category: 'Law', page: 1 };
    await waitFor(() => expect(lastInput('catalogue.consultants')).toEqual(asked));
  });
});

describe('the Education Paths', () => {
  const program = {
    id: 'maps',
    name: 'Geography and Maps (BS)',
    level: 'bachelor',
    schoolName: 'North College',
    location: 'Springfield, USA',
    careers: ['Cartographer', 'Surveyor'],
    schoolUrl: 'https://north.example',
  };

  it('name level, school, place and the careers they lead to', async () => {
    const { dialog } = await openDrawer('Education Paths', {
      procedures: { 'catalogue.programs': () => ({ programs: [program], total: 1 }) },
    });
    expect(await dialog.findByText('1 program')).toBeVisible();
    const card = within(dialog.getByRole('article'));
    expect(card.getByText('Bachelor’s degree')).toBeVisible();
    const school = card.getByRole('link', { name: /^North College.*opens the school’s site/ });
    expect(school).toHaveAttribute('href', 'https://north.example');
    expect(school).toHaveAttribute('rel', 'noopener');
    expect(card.getByText('Springfield, USA')).toBeVisible();
    expect(card.getByText('Leads to: Cartographer, Surveyor')).toBeVisible();
  });

  it('can be searched and filtered by level', async () => {
    const { user, dialog, lastInput } = await openDrawer('Education Paths', {
      procedures: {
        'catalogue.programs': ({ input }: { input: ProgramsInput }) => {
          const programs = input.level === 'doctoral' ? [] : [program];
          return { programs, total: programs.length };
        },
      },
    });
    await user.type(dialog.getByRole('searchbox', { name: 'Search programs' }), 'maps');
    await user.selectOptions(dialog.getByLabelText('Level'), 'Doctoral degree');
    expect(await dialog.findByText('No programs found')).toBeVisible();
    const asked = { search: 'maps', level: 'doctoral', page: 1 };
    await waitFor(() => expect(lastInput('catalogue.programs')).toEqual(asked));
  });
});
