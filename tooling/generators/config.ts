import type { PlopTypes } from '@turbo/gen';

/** Defines `pnpm new:package`, which writes a library that passes lint, type check and its first test. */
export default function generators(plop: PlopTypes.NodePlopAPI): void {
  plop.setGenerator('package', {
    description: 'A library in packages/',
    prompts: [
      {
        type: 'input',
        name: 'name',
        message: 'Name, without @guildpath/:',
        validate: (name: string) =>
          /^[a-z][a-z0-9-]*$/.test(name) || 'Lower case, digits and hyphens: question-import',
      },
      { type: 'input', name: 'description', message: 'What it is for, in one line:' },
    ],
    actions: [
      {
        type: 'addMany',
        destination: '{{ turbo.paths.root }}/packages/{{ name }}',
        base: 'templates',
        templateFiles: 'templates/**/*.hbs',
        globOptions: { dot: true },
      },
    ],
  });
}
