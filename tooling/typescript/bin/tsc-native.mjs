#!/usr/bin/env node
// TypeScript 7 checks five times as fast as 6, but has no API for the tools that need one: both are installed.
await import(new URL('lib/tsc.js', import.meta.resolve('typescript-native/package.json')).href);
