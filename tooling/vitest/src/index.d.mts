import type { ViteUserConfig } from 'vitest/config';

/** The vitest configuration of a package: the shared settings with its own on top. */
export function vitestConfig(own?: ViteUserConfig): ViteUserConfig;
