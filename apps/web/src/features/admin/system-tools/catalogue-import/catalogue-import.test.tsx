import type { PreviewImportOutput } from '@guildpath/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { adminSite } from '../../../../testing/admin-builders.ts';
import { CallError, fakeApi, type Procedures, serverError } from '../../../../testing/fake-api.ts';
import { renderApp } from '../../../../testing/render-app.tsx';

const csv = 'id,name,location,website\nown,Own School,Here,\n';

function aPlan(part: Partial<PreviewImportOutput> = {}) {
  return {
    outcome: 'planned',
    basis: 'v1',
    added: { count: 1, names: ['Own School'] },
    changed: { count: 0, names: [] },
    gone: { count: 0, names: [] },
    unchangedCount: 1200,
    notes: [],
    ...part,
  };
}

async function openImport(procedures: Procedures = {}) {
  const calls = fakeApi({
    ...adminSite,
    'admin.previewImport': () => aPlan(),
    'admin.importCatalogue': () => ({ message: 'The list of schools has 1201 entries now.' }),
    ...procedures,
  });
  const { user } = renderApp('/admin');
  await user.click(await screen.findByRole('tab', { name: 'System Tools' }));
  await user.click(screen.getByRole('button', { name: 'Open Import' }));
  const kind = await screen.findByRole('combobox', { name: 'What to import' });
  const choose = async (file = new File([csv], 'schools.csv', { type: 'text/csv' })) => {
    const input = document.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('No file can be chosen.');
    await user.upload(input, file);
  };
  const inputsOf = (name: string) =>
    calls.filter(({ procedure }) => procedure === name).map(({ input }) => input);
  return { user, kind, choose, inputsOf };
}

// Browsers pass the file as an item of the transfer.
function dropFile(file: File) {
  const item = { kind: 'file', type: file.type, getAsFile: () => file };
  const dataTransfer = { items: [item], files: [file], types: ['Files'] };
  fireEvent.drop(screen.getByText('Drop a CSV file here, or'), { dataTransfer });
}

it('opening it moves the focus to the kind, and names the command for O*NET', async () => {
  const { kind } = await openImport();
  expect(kind).toHaveFocus();
  expect(screen.getByText('pnpm catalogue import onet <folder>')).toBeVisible();
});

it('a chosen file is previewed, and imported as it was previewed', async () => {
  const { user, kind, choose, inputsOf } = await openImport();
  await user.selectOptions(kind, 'Schools');
  await choose();
  expect(await screen.findByText('1 school will be added.')).toBeVisible();
  expect(screen.getByText('Own School')).toBeVisible();
  expect(screen.getByText('No schools will be deleted.')).toBeVisible();
  expect(screen.getByText('1,200 schools will stay the same.')).toBeVisible();
  expect(screen.getByText('schools.csv').closest('[role=status]')).toHaveTextContent(
    'schools.csv looks good. Nothing has changed yet.',
  );
  expect(inputsOf('admin.previewImport')).toEqual([{ kind: 'schools', csv }]);
  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('The list of schools has 1201 entries now.')).toBeVisible();
  expect(inputsOf('admin.importCatalogue')).toEqual([{ kind: 'schools', csv, basis: 'v1' }]);
  expect(screen.getByRole('region', { name: 'Import Catalogue' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument();
});

it('a dropped file is previewed', async () => {
  const { inputsOf } = await openImport();
  dropFile(new File([csv], 'careers.csv', { type: 'text/csv' }));
  expect(await screen.findByText('1 career will be added.')).toBeVisible();
  expect(inputsOf('admin.previewImport')).toEqual([{ kind: 'careers', csv }]);
});

it('deleted rows are listed, and have to be confirmed', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `Gone ${index + 1}`);
  const { user, choose, inputsOf } = await openImport({
    'admin.previewImport': () =>
      aPlan({
        gone: { count: 346, names },
        notes: ['12 programs will be deleted with their schools.'],
      }),
  });
  await choose();
  expect(await screen.findByText('346 careers will be deleted.')).toBeVisible();
  expect(screen.getByText('Gone 20')).toBeVisible();
  expect(screen.getByText('and 326 more')).toBeVisible();
  expect(screen.getByText('12 programs will be deleted with their schools.')).toBeVisible();
  const press = () => user.click(screen.getByRole('button', { name: 'Import' }));
  await press();
  const dialog = await screen.findByRole('dialog', { name: 'Import Catalogue' });
  expect(dialog).toHaveTextContent('This import will delete 346 careers.');
  expect(dialog).toHaveTextContent('12 programs will be deleted with their schools.');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(inputsOf('admin.importCatalogue')).toEqual([]);
  await press();
  const again = await screen.findByRole('dialog', { name: 'Import Catalogue' });
  await user.click(within(again).getByRole('button', { name: 'Import' }));
  await waitFor(() => expect(inputsOf('admin.importCatalogue')).toHaveLength(1));
});

it('bad rows are listed by line, and cannot be imported', async () => {
  const { choose } = await openImport({
    'admin.previewImport': () => ({
      outcome: 'bad',
      bad: [
        { line: 2, column: 'name', message: 'Is missing' },
        { line: 3, message: 'Has 3 cells where the header has 4' },
      ],
      badCount: 102,
    }),
  });
  await choose();
  const table = await screen.findByRole('table', { name: 'Problems in the file' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Line', 'Column', 'Problem'],
    ['2', 'name', 'Is missing'],
    ['3', '–', 'Has 3 cells where the header has 4'],
  ]);
  expect(screen.getByText('And 100 more.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
});

it('a preview of an older catalogue is repeated', async () => {
  let basis = 'v1';
  const { user, choose, inputsOf } = await openImport({
    'admin.previewImport': () => aPlan({ basis }),
    'admin.importCatalogue': ({ input }) => {
      if (input.basis === 'v1') throw new CallError('CONFLICT', 'The catalogue has changed.');
      return { message: 'The list of careers has 347 entries now.' };
    },
  });
  await choose();
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const alert = await screen.findByRole('alert', {
    name: 'Someone changed the catalogue after this preview.',
  });
  basis = 'v2';
  await user.click(within(alert).getByRole('button', { name: 'Preview Again' }));
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  expect(await screen.findByText('The list of careers has 347 entries now.')).toBeVisible();
  expect(inputsOf('admin.importCatalogue')).toHaveLength(2);
});

it('a file that cannot be checked says why, and can be checked again', async () => {
  let isBroken = true;
  const { user, choose } = await openImport({
    'admin.previewImport': () => (isBroken ? serverError() : aPlan()),
  });
  await choose();
  const alert = await screen.findByRole('alert', { name: 'We couldn’t check the file.' });
  expect(alert).toHaveTextContent('500: Internal server error');
  isBroken = false;
  await user.click(within(alert).getByRole('button', { name: 'Preview Again' }));
  expect(await screen.findByText('1 career will be added.')).toBeVisible();
});

it('a file that is not a CSV is refused with a message', async () => {
  const { inputsOf } = await openImport();
  dropFile(new File(['x'], 'cat.png', { type: 'image/png' }));
  expect(
    await screen.findByText('cat.png isn’t a CSV file, or it’s larger than 10 MB.'),
  ).toBeVisible();
  expect(inputsOf('admin.previewImport')).toEqual([]);
});

it('choosing another kind drops the preview', async () => {
  const { user, kind, choose } = await openImport();
  await choose();
  await screen.findByText('1 career will be added.');
  await user.selectOptions(kind, 'Companies');
  expect(screen.queryByText(/added\./)).not.toBeInTheDocument();
});

it('the list of the chosen kind is downloaded', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user, kind, inputsOf } = await openImport({ '/api/admin/catalogue/schools': () => csv });
  await user.selectOptions(kind, 'Schools');
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  expect(await screen.findByText('CSV Downloaded')).toBeVisible();
  expect(inputsOf('/api/admin/catalogue/schools')).toHaveLength(1);
  expect(click).toHaveBeenCalledOnce();
});

it('a download that fails says why', async () => {
  const { user } = await openImport({
    '/api/admin/catalogue/careers': serverError,
  });
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  expect(await screen.findByText('500: Internal server error')).toBeVisible();
});
