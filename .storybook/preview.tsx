import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import '@patient/ui/styles';
import { complaintsOnly } from './complaintsOnly.ts';
import { BothBrands, Surroundings } from './decorators.tsx';
import { judged } from './judged.ts';
import { reviewModes } from './modes.ts';
import { promptPictures } from './promptPictures.ts';
import { setUpTesting } from './testing.ts';
import { globalTypes, initialGlobals } from './toolbars.ts';
import { mockWorker } from './worker.ts';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(mockWorker)],
  globalTypes,
  initialGlobals,
  beforeAll: () => {
    setUpTesting();
    promptPictures();
  },
  beforeEach: [judged, complaintsOnly],
  parameters: {
    a11y: {
      test: 'error',
      // react-aria's own live region names, for seven seconds, a spinner that may be gone by then.
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
        <Surroundings globals={globals}>
          <Story />
        </Surroundings>
      ),
  ],
});
