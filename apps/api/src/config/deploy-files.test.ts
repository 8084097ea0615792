import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from './repository-root.ts';

const read = (file: string) => readFile(path.join(repositoryRoot, file), 'utf8');

it('no log of nginx names the address of a client, and no header of a client passes for the proxy’s', async () => {
  const text = await read('docs/deploy/nginx.conf');
  const [format = ''] = /log_format[^;]+;/.exec(text) ?? [];
  expect(format).toContain('$status');
  expect(format).not.toMatch(/remote_addr|http_x_forwarded|args|request_uri|\$request[^_]/);
  expect(text.match(/error_log \S+ (\w+);/)?.[1]).toBe('alert');
  for (const name of ['For', 'Host', 'Proto']) {
    expect(text).toMatch(new RegExp(`proxy_set_header X-Forwarded-${name} \\$\\w+;`));
  }
  expect(text).not.toContain('proxy_add_x_forwarded_for');
});

it('the image runs as a user by number, from images of a full version', async () => {
  const dockerfile = await read('docs/deploy/Dockerfile');
  expect(dockerfile).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
  const images = [...dockerfile.matchAll(/^ARG \w+_IMAGE=(\S+)$/gm)].map(([, image]) => image);
  expect(images).toHaveLength(2);
  for (const image of images) expect(image).toMatch(/^node:\d+\.\d+\.\d+-/);
});
