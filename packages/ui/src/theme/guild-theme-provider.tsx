import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import '../mantine-base.css';
import { guildTheme } from './theme.ts';

export interface GuildThemeProviderProps {
  children: ReactNode;
  /** `test` turns off Mantine's transitions and portals. Default: `default`. */
  env?: 'default' | 'test';
}

/**
 * Mantine with Guildpath's theme, once around the whole app: always dark, with every custom property in a stylesheet, so
 * that it renders the same on the server and in the browser and writes no style element. The page has to carry
 * `data-mantine-color-scheme="dark"` on its html element. A screen imports the stylesheets of the components it shows:
 * the sheets beside it that are called `mantine-…`.
 */
export function GuildThemeProvider({ children, env = 'default' }: GuildThemeProviderProps) {
  return (
    <MantineProvider
      theme={guildTheme}
      forceColorScheme="dark"
      withCssVariables={false}
      withGlobalClasses={false}
      env={env}
    >
      {children}
    </MantineProvider>
  );
}
