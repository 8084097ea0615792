import { describe, expect, it } from 'vitest';
import { findUrlHint } from './find-url-hint.ts';

describe('the hint about a URL', () => {
  it.each([
    ['smtp://user:pa#ss@mail.example:587', '# as %23'],
    // Read as host `user` and port 12.
    ['smtp://user:12#ss@mail.example', '# as %23'],
    ['postgres://user:12/ss@db.example/guildpath', '/ as %2F'],
    [
      'postgres://user:a/b?c=d#e/@db.example/guildpath?sslmode=require',
      '/ as %2F, ? as %3F, # as %23',
    ],
    ['smtp://me@example.org:a/b@mail.example', '/ as %2F'],
    ['postgres://user:50%off@db.example', '% as %25'],
    ['postgres://user:/50%off@db.example/guildpath', '/ as %2F, % as %25'],
    ['postgres://db.example/guildpath?user=ada&password=a#b', '# as %23'],
  ])('%s is to write %s', (url, changes) => {
    expect(findUrlHint(url)).toBe(`in its user and password, write ${changes}`);
  });

  it.each([
    'smtp://mail.example:25?maxConnections=3',
    'smtps://user:p%40%23%2fss@mail.example/?name=guild.example',
    'smtps://user:50%off@mail.example',
    'smtp://me@example.org:secret@mail.example',
    'postgres://user:secret@db.example/guildpath?sslmode=require&options=-c%20x=/y@z',
    'postgres://db.example/guildpath?user=ada@tenant&password=a/b',
    'postgresql:///guildpath?host=/var/run/postgresql',
    'mail.example',
  ])('%s needs none', (url) => {
    expect(findUrlHint(url)).toBeUndefined();
  });
});
