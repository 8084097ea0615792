import fc from 'fast-check';

// All runs check the same examples.
fc.configureGlobal({ seed: 1 });
