import addonA11y from '@storybook/addon-a11y';
// Not from its index, which includes the renderer of docs pages, a third of the code of a story.
import * as addonDocs from '@storybook/addon-docs/preview';
import { definePreview, type StoryContext } from '@storybook/react-vite';
import { lazy } from 'react';
import '@patient/ui/fonts';
import '@patient/ui/styles';
import '@patient/ui/themes';
import { reportViolationsOnly } from './reportViolationsOnly.ts';
import { addControls, extractArgTypes } from './argTypes.ts';
import { AllBrands } from './AllBrands.tsx';
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

/** Lazy, because the code of docs pages is a third of that of a story. */
const DocsPage = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }));

/** Parameters of docs pages. */
const docs = {
  container: DocsPage,
  extractArgTypes,
  // Without headings inside stories and pictures.
  toc: { headingSelector: 'h2', ignoreSelector: '.docs-story *, [inert] *' },
  source: { transform: (code: string, { title }: StoryContext) => toSnippet(code, title) },
};

export default definePreview({
  addons: [addonDocs, addonA11y()],
  argTypesEnhancers: [addControls],
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
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // About `!important` in style attributes, which React doesn't write. It takes a tenth of the time of axe.
        rules: { 'avoid-inline-spacing': { enabled: false } },
      },
    },
    chromatic: { modes: reviewModes },
    controls: { expanded: true, sort: 'requiredFirst' },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Welcome',
          'Overview',
          'Releases',
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
          // Screens of a feature in the order in which patients open them; those with problems follow the one without.
          [
            'Shell',
            ['Account layout', 'Failure', 'Not found', 'Cleared data'],
            'Registration',
            [
              'Entry',
              'Register',
              'Register problems',
              'Confirm code',
              'Confirm response lost',
              'Known patient',
              'Steps',
              'Left while checked',
              'Focus',
              'Provider identity',
              'Summary step',
              'Summary photos',
              'Thank you',
            ],
            'Questionnaire',
            [
              'Questions',
              'Search question',
              'Question problems',
              'Known answers',
              'Low weight',
              'Changed gender',
              'Medical photos',
              'Stored medical photos',
              'Back while saving',
            ],
            'Treatment',
            [
              'Treatment step',
              'Treatment step addons',
              'Treatment step problems',
              'Plan editor',
              'New subscription',
            ],
            'Identity',
            ['Photo step', 'Camera', 'Stored photos', 'Provider check'],
            'Payment',
            [
              'Address',
              'Card',
              'Bank check',
              'Held',
              'Problems',
              'Single hold',
              'Coupon from link',
              'Applied coupon',
              'Card on file',
            ],
            'Auth',
            ['Sign in', 'Password'],
            'Subscriptions',
            [
              'Subscriptions',
              'Subscription',
              'Subscription status',
              'Every state',
              'Your doctor',
              'Plan details',
              'Ledger',
              'Weight',
              'Subscription changes',
              'Changed before confirming',
              'Change of dose',
              'Linked change',
              'Sent elsewhere',
              'Live changes',
              'Follow-up',
              'Follow-up gender',
              'Renewal',
              'Renewal plan',
              'Renewal gender',
              'Missing gender',
              'Winback',
              'Reactivated in review',
              'Focus',
            ],
            'Orders',
            ['Order history', 'Receipts'],
            'Messages',
            ['Messages', 'New chats', 'Sending', 'Dropped files', 'States', 'Appearance', 'Focus'],
            'Notifications',
            ['Bell'],
            'Doctors',
            ['Doctor information', 'Doctors in your state'],
            'Help',
            ['Help panel'],
            'Account',
            [
              'Profile',
              'Profile saving',
              'Profile address',
              'Profile gender',
              'Card',
              'Coupon',
              'Settings',
              'Appearance',
              'Records',
              'Lost responses',
            ],
            'Test users',
            ['Test user'],
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
      if (isOwnPage && globals['view'] === 'all') {
        const isFramed = isOverlay || parameters['layout'] === 'fullscreen' || 'viewport' in storyGlobals;
        return (
          <AllBrands {...framed} isFramed={isFramed}>
            <Story />
          </AllBrands>
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
