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
 * Mantine in Guildpath's dress, around the screens that use it: dark always, with every custom property in a
 * stylesheet, so that nothing is written into the page at run time. The stylesheets of the components are for whoever
 * uses them to import: the sheets beside it that are called `mantine-…`.
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
