import { expect, it } from 'vitest';
import { renderSamples } from './samples.ts';

it('docs/samples.md shows what the first of eight people is told today', async () => {
  const [first] = await renderSamples();
  const introduction =
    'What Guildpath tells one person of the model population. `pnpm --filter @guildpath/api samples` writes this file.';
  const document = first?.replace('\n', `\n\n${introduction}\n`);
  await expect(`${document}\n`).toMatchFileSnapshot('../../../docs/samples.md');
});
