import type { Decorator, Preview } from '@storybook/react-vite';
import { Panel } from '../src/components/panel/panel.tsx';
import '../src/styles.css';
import { GuildThemeProvider } from '../src/theme/guild-theme-provider.tsx';

const inPage: Decorator = (Story, { globals, parameters, tags, title }) => {
  if (parameters.isScreen) return <Story />;
  const isOnParchment = globals.surface === 'parchment' && !tags.includes('night-only');
  return (
    <main id="content">
      {/* The tests switch the surface of this element only: dialogs and tooltips are outside it. */}
      <div id="surface" style={{ padding: 'clamp(0.75rem, 2vw, 1.5rem)' }}>
        <h1 className="gp-visually-hidden">{title}</h1>
        {isOnParchment ? (
          <Panel surface="parchment">
            <Story />
          </Panel>
        ) : (
          <Story />
        )}
      </div>
    </main>
  );
};

const inTheme: Decorator = (Story) => (
  <GuildThemeProvider>
    <Story />
  </GuildThemeProvider>
);

const preview = {
  decorators: [inPage, inTheme],
  globalTypes: {
    surface: {
      description: 'What the story stands on',
      toolbar: {
        title: 'Surface',
        icon: 'contrast',
        items: [
          { value: 'night', title: 'Night' },
          { value: 'parchment', title: 'Parchment' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { surface: 'night' },
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        phone: { name: 'Phone', type: 'mobile', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet', type: 'tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop', type: 'desktop', styles: { width: '1280px', height: '800px' } },
      },
    },
    a11y: {
      test: 'error',
      // Check the whole document, so that the page rules (landmarks, headings, regions) run too.
      context: { include: ['html'] },
      options: { resultTypes: ['violations', 'incomplete'] },
      config: {
        rules: [
          { id: 'region', enabled: true },
          { id: 'target-size', enabled: true },
          // Text in drawings uses token colours, which tokens.test.ts measures.
          { id: 'color-contrast', selector: '*:not(text):not(tspan)' },
        ],
        checks: [
          {
            id: 'region',
            // axe's default plus the skip link: it is not the first link in Storybook's frame,
            // so axe takes it for content.
            options: {
              regionMatcher: 'dialog, [role=dialog], [role=alertdialog], svg, a[href="#content"]',
            },
          },
        ],
      },
    },
    options: { storySort: { order: ['Tokens', 'Components', 'Mantine in our theme'] } },
  },
} satisfies Preview;

export default preview;
