import { expect, it } from 'vitest';
import { renderSamples } from './samples.ts';

it('docs/samples.md shows what eight people are told today', async () => {
  await expect(await renderSamples()).toMatchFileSnapshot('../../../../docs/samples.md');
});
