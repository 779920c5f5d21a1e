import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import '@patient/ui/styles';
import { reportViolationsOnly } from './reportViolationsOnly.ts';
import { BothBrands, GlobalsProvider } from './decorators.tsx';
import { limitAxeRules } from './limitAxeRules.ts';
import { reviewModes } from './modes.ts';
import { encodeCanvasImmediately } from './encodeCanvasImmediately.ts';
import { setUpTesting } from './testing.ts';
import { globalTypes, initialGlobals } from './toolbars.ts';
import { mockWorker } from './worker.ts';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(mockWorker)],
  globalTypes,
  initialGlobals,
  beforeAll: () => {
    setUpTesting();
    encodeCanvasImmediately();
  },
  beforeEach: [limitAxeRules, reportViolationsOnly],
  parameters: {
    a11y: {
      test: 'error',
      // react-aria's live region references a spinner for seven seconds, even after it's removed.
      context: { exclude: ['[data-live-announcer]'] },
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    chromatic: { modes: reviewModes },
    controls: { expanded: true, sort: 'requiredFirst' },
    layout: 'padded',
    options: {
      storySort: { order: ['Welcome', 'Atlas', 'Foundations', 'Components', 'Patterns', 'Screens'] },
    },
    viewport: {
      options: {
        phone: { name: 'Small phone, 360', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
  decorators: [
    (Story, { globals, id, viewMode }) =>
      globals['view'] === 'both' && viewMode === 'story' ? (
        <BothBrands storyId={id} globals={globals} />
      ) : (
        <GlobalsProvider globals={globals}>
          <Story />
        </GlobalsProvider>
      ),
  ],
});
