import type { ViteUserConfig } from 'vitest/config';

/** Merges a package's vitest settings into the shared ones. */
export function vitestConfig(own?: ViteUserConfig): ViteUserConfig;
