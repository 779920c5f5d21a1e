import addonA11y from '@storybook/addon-a11y';
// Not from its index, which includes the renderer of docs pages, a third of the code of a story.
import * as addonDocs from '@storybook/addon-docs/preview';
import { definePreview, type StoryContext } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { lazy } from 'react';
import '@patient/ui/fonts';
import '@patient/ui/styles';
import '@patient/ui/themes';
import { reportViolationsOnly } from './reportViolationsOnly.ts';
import { extractArgTypes } from './argTypes.ts';
import { BothBrands } from './BothBrands.tsx';
import { GlobalsProvider } from './decorators.tsx';
import { DocsStory } from './DocsStory.tsx';
import { resumeAnimations } from './resumeAnimations.ts';
import { limitAxeRules } from './limitAxeRules.ts';
import { reviewModes } from './modes.ts';
import { playOnlyInSingleView } from './playOnlyInSingleView.ts';
import { encodeCanvasImmediately } from './encodeCanvasImmediately.ts';
import { toSnippet } from './snippet.ts';
import { setUpTesting } from './testing.ts';
import { globalTypes, initialGlobals } from './toolbars.ts';
import { viewports } from './viewports.ts';
import { mockWorker } from './worker.ts';

/** Lazy, because the code of docs pages is a third of that of a story. */
const DocsPage = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }));

/** Parameters of docs pages. */
const docs = {
  container: DocsPage,
  extractArgTypes,
  source: { transform: (code: string, { title }: StoryContext) => toSnippet(code, title) },
};

export default definePreview({
  addons: [addonDocs, addonA11y(), addonMsw(mockWorker)],
  globalTypes,
  initialGlobals,
  beforeAll: () => {
    setUpTesting();
    encodeCanvasImmediately();
  },
  beforeEach: [resumeAnimations, limitAxeRules, playOnlyInSingleView, reportViolationsOnly],
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
      storySort: {
        order: [
          'Welcome',
          'Overview',
          'Changelog',
          'Atlas',
          'Foundations',
          'Components',
          'Patterns',
          // Features in the order in which patients use them. Literals only, because Storybook does not evaluate this code.
          [
            'Shell',
            'Registration',
            'Questionnaire',
            'Treatment',
            'Identity',
            'Payment',
            'Auth',
            'Subscriptions',
            'Orders',
            'Messages',
            'Notifications',
            'Doctors',
            'Help',
            'Account',
          ],
          'Screens',
          [
            'Shell',
            'Registration',
            'Questionnaire',
            'Treatment',
            'Identity',
            'Payment',
            'Auth',
            'Subscriptions',
            'Orders',
            'Messages',
            'Notifications',
            'Doctors',
            'Help',
            'Account',
            'Test users',
          ],
        ],
      },
    },
    viewport: { options: viewports },
    docs,
  },
  decorators: [
    (Story, { globals, storyGlobals, id, name, args, initialArgs, parameters, viewMode }) => {
      const framed = { storyId: id, args, initialArgs, globals, storyGlobals };
      const isOwnPage = viewMode !== 'docs';
      const isOverlay = parameters['isOverlay'] === true;
      if (isOwnPage && globals['view'] === 'both') {
        const isFramed = isOverlay || parameters['layout'] === 'fullscreen' || 'viewport' in storyGlobals;
        return (
          <BothBrands {...framed} isFramed={isFramed}>
            <Story />
          </BothBrands>
        );
      }
      const story = (
        <GlobalsProvider globals={globals} isOwnPage={isOwnPage}>
          <Story />
        </GlobalsProvider>
      );
      if (isOwnPage) return story;
      return (
        <DocsStory {...framed} name={name} isOverlay={isOverlay}>
          {story}
        </DocsStory>
      );
    },
  ],
});
