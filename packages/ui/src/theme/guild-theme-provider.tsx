import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import '@mantine/core/styles/UnstyledButton.layer.css';
import './mantine-variables.css';
import { guildTheme } from './theme.ts';

export interface GuildThemeProviderProps {
  children: ReactNode;
  /** `test` turns off transitions and portals. Default: `default`. */
  env?: 'default' | 'test';
}

/**
 * Provides Mantine with Guildpath's theme. It is always dark, and all custom properties are in a stylesheet,
 * so it renders no style element. The html element needs `data-mantine-color-scheme="dark"`.
 */
export function GuildThemeProvider({ children, env = 'default' }: GuildThemeProviderProps) {
  return (
    <MantineProvider
      theme={guildTheme}
      defaultColorScheme="dark"
      forceColorScheme="dark"
      withCssVariables={false}
      withGlobalClasses={false}
      env={env}
    >
      {children}
    </MantineProvider>
  );
}
