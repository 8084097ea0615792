import { HeadContent, ScriptOnce, Scripts } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext } from 'react';

interface PageParts {
  readonly styles: readonly { readonly href: string; readonly css: string }[];
  /** Loads the app. */
  readonly startScript: string;
}

/** Carries what the server adds to a page; undefined in the browser, where it is there already. */
export const ServedParts = createContext<PageParts | undefined>(undefined);

export function RootDocument({ children }: { readonly children: ReactNode }) {
  const parts = useContext(ServedParts);
  return (
    <html lang="en" data-mantine-color-scheme="dark">
      <head>
        <HeadContent />
        {parts?.styles.map(({ href, css }) => (
          <style key={href} href={href} precedence="default">
            {css}
          </style>
        ))}
      </head>
      <body>
        {children}
        <Scripts />
        {parts ? <ScriptOnce>{parts.startScript}</ScriptOnce> : null}
      </body>
    </html>
  );
}
