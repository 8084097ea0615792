import fc from 'fast-check';

// Every run checks the same examples.
fc.configureGlobal({ seed: 1 });
