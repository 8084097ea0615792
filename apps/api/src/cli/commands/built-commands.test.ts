import { expect, it } from 'vitest';
import rootManifest from '../../../../../package.json' with { type: 'json' };
import manifest from '../../../package.json' with { type: 'json' };
import config from '../../../vite.config.ts';

it('every command of the operator is built beside the server, where the image has it', () => {
  const scripts = Object.entries(rootManifest.scripts);
  const commands = scripts.filter(([, script]) => script.includes('bin/tsx apps/api/src/cli/'));
  expect(commands.map(([name]) => name)).toContain('db');
  const built = config.build?.rolldownOptions?.input;
  for (const [name] of commands) {
    expect(manifest.scripts).toHaveProperty(name, `tsx src/cli/${name}.ts`);
    expect(built).toHaveProperty(name, `src/cli/${name}.ts`);
  }
});
