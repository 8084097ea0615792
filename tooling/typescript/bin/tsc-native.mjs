#!/usr/bin/env node
// TypeScript 7 checks five times as fast as 6 but has no API yet, so tools that need one use 6.
await import(new URL('lib/tsc.js', import.meta.resolve('typescript-native/package.json')).href);
