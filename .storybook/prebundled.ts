/**
 * What stories import from outside the workspace. Named here because a dependency that Vite finds late
 * reloads the page, and a cold first test run then fails.
 */
const reactAria = [
  'Button',
  'Dialog',
  'Form',
  'FieldError',
  'Heading',
  'I18nProvider',
  'Input',
  'Label',
  'Link',
  'Menu',
  'Modal',
  'Popover',
  'ProgressBar',
  'Separator',
  'Sheet',
  'Text',
  'TextField',
  'Toast',
  'ToggleButton',
  'Tooltip',
  'VisuallyHidden',
  'Header',
  'Keyboard',
  'composeRenderProps',
  'Focusable',
  'Pressable',
  'slots',
];

/** What the app and the sandbox stand on, each as its own package resolves it. */
const rooms: readonly (readonly [room: string, names: readonly string[]])[] = [
  [
    '@patient/app',
    [
      '@tanstack/query-core',
      'dayjs',
      'dayjs/plugin/utc.js',
      'jotai',
      'jotai-tanstack-query',
      'regexparam',
      'wouter',
    ],
  ],
  [
    '@patient/api',
    [
      'aws-amplify',
      'aws-amplify/adapter-core',
      'aws-amplify/auth',
      'aws-amplify/auth/cognito',
      'aws-amplify/utils',
      'hono',
      'hono/body-limit',
      'hono/utils/url',
      'msw/http',
      'msw/ws',
      'openapi-fetch',
    ],
  ],
];

/** For `optimizeDeps.include`, in Storybook and in the tests. */
export const prebundled: string[] = [
  'axe-core',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-aria-components',
  ...reactAria.map((name) => `react-aria-components/${name}`),
  '@storybook/react-vite',
  '@storybook/addon-a11y',
  '@storybook/addon-a11y/preview',
  '@storybook/addon-docs',
  '@storybook/addon-docs/preview',
  'msw',
  'msw/browser',
  'msw-storybook-addon',
  'storybook/actions',
  'storybook/test',
  '@vanilla-extract/recipes/createRuntimeFn',
  'wouter/memory-location',
  ...rooms.flatMap(([room, names]) => names.map((name) => `${room} > ${name}`)),
];
