/** Commands that run tasks. `test` includes `check`, and `test:all` both. */
export const commands = ['check', 'test', 'test:all', 'bench'] as const;
export type Command = (typeof commands)[number];

/** Task of turbo.json. */
export interface Task {
  /** Name for `--only`. */
  readonly name: string;
  /** Id in turbo.json: package and script. */
  readonly id: `${string}#${string}`;
  /** Smallest command that runs it. */
  readonly command: Command;
  /** Runs only if `--only` names it. */
  readonly isExtra?: true;
  readonly summary: string;
  /** About how long it takes alone on a machine with two cores. */
  readonly cost: string;
  /** Advice after a failure. */
  readonly remedy: string;
  /** Browsers that it starts besides Chromium. */
  readonly engines?: readonly ('Firefox' | 'WebKit')[];
}

const vitest = 'Read the failed assertions above; docs/testing.md shows how to run one file.';
const packing = 'Fix `exports` and `files` of its package.json as publint or attw says above.';
const budget = 'Repeat it on an idle machine; docs/performance.md has the budgets.';

/** All checks, tests and measurements, the longest of a command first. */
export const tasks: readonly Task[] = [
  {
    name: 'build',
    id: '@patient/app#build',
    command: 'test',
    summary: 'Production build of the app',
    cost: '20 s',
    remedy: 'Fix the build errors above: `npx -y pnpm@12 --filter @patient/app build`.',
  },
  {
    name: 'e2e-all',
    id: '@patient/app#test:e2e:all',
    command: 'test:all',
    summary: 'Every other end-to-end test: registrations, failing calls, outages',
    cost: '30 min',
    remedy: vitest,
    engines: ['Firefox', 'WebKit'],
  },
  {
    name: 'engines',
    id: '@patient/app#test:engines',
    command: 'test:all',
    summary: 'The core journeys of a patient in Firefox and WebKit',
    cost: '5 min',
    remedy: vitest,
    engines: ['Firefox', 'WebKit'],
  },
  {
    name: 'behavior',
    id: '@patient/scripts#behavior',
    command: 'test:all',
    summary:
      'Stories of screens that only check behavior or go on to another screen (tags `check` and `flow`)',
    cost: '7 min',
    remedy: vitest,
  },
  {
    name: 'brands-all',
    id: '@patient/scripts#brands-all',
    command: 'test:all',
    summary: 'Appearance of screens, and of single states of components and patterns, in the other brands',
    cost: '7 min',
    remedy: vitest,
  },
  {
    name: 'generators',
    id: '@patient/scripts#generators',
    command: 'test:all',
    summary: '`check` on what each generator of `new` adds to a copy of the last commit',
    cost: '4 min',
    remedy: 'Change scripts/new, so that its result passes `check`.',
  },
  {
    name: 'prove',
    id: '@patient/api#prove',
    command: 'test:all',
    summary: 'Property tests of the sandbox; PROPERTY_SEED repeats a run',
    cost: '6 min',
    remedy: 'Repeat the run with the printed PROPERTY_SEED.',
  },
  {
    name: 'screens',
    id: '@patient/scripts#screens',
    command: 'test',
    summary: 'Stories of every visible state of a screen',
    cost: '10 min',
    remedy: vitest,
  },
  {
    name: 'components',
    id: '@patient/scripts#components',
    command: 'test',
    summary: 'Stories of components, patterns and foundations in the first brand',
    cost: '6 min',
    remedy: vitest,
  },
  {
    name: 'brands',
    id: '@patient/scripts#brands',
    command: 'test',
    summary: 'Appearance of all states of each component and pattern in the other brands',
    cost: '1 min',
    remedy: vitest,
  },
  {
    name: 'e2e',
    id: '@patient/app#test:e2e',
    command: 'test',
    summary: 'End-to-end tests tagged `core`',
    cost: '90 s',
    remedy: vitest,
  },
  {
    name: 'consumers-ui',
    id: '@patient/ui#test:package',
    command: 'test:all',
    summary: 'Apps that use the packed design system, with several bundlers and test runners',
    cost: '6 min',
    remedy: vitest,
  },
  {
    name: 'consumers-api',
    id: '@patient/api#test:package',
    command: 'test:all',
    summary: 'Apps that use the packed client, with several bundlers and test runners',
    cost: '1 min',
    remedy: vitest,
  },
  {
    name: 'integration-api',
    id: '@patient/api#test:integration',
    command: 'test',
    summary: 'Client and sandbox with a real server',
    cost: '30 s',
    remedy: vitest,
  },
  {
    name: 'integration-app',
    id: '@patient/app#test:integration',
    command: 'test',
    summary: 'Page server and simulated tabs of the app',
    cost: '25 s',
    remedy: vitest,
  },
  {
    name: 'integration-scripts',
    id: '@patient/scripts#integration',
    command: 'test',
    summary: "Scripts and stories with the sandbox and Storybook's indexer",
    cost: '25 s',
    remedy: vitest,
  },
  {
    name: 'units-api',
    id: '@patient/api#test:unit',
    command: 'check',
    summary: 'Unit tests of packages/api',
    cost: '30 s',
    remedy: vitest,
  },
  {
    name: 'units-app',
    id: '@patient/app#test:unit',
    command: 'check',
    summary: 'Unit tests of packages/app',
    cost: '15 s',
    remedy: vitest,
  },
  {
    name: 'units-ui',
    id: '@patient/ui#test',
    command: 'check',
    summary: 'Unit tests of packages/ui',
    cost: '10 s',
    remedy: vitest,
  },
  {
    name: 'units-scripts',
    id: '@patient/scripts#units',
    command: 'check',
    summary: 'Unit tests of scripts, stories and .storybook, and of what docs say',
    cost: '10 s',
    remedy: vitest,
  },
  {
    name: 'types',
    id: '@patient/scripts#types',
    command: 'check',
    summary: 'TypeScript',
    cost: '30 s, 10 s after a change',
    remedy: 'Fix the type errors above: `npx -y pnpm@12 check --only types`.',
  },
  {
    name: 'lint',
    id: '@patient/scripts#lint',
    command: 'check',
    summary: 'oxlint',
    cost: '5 s',
    remedy: '`npx -y pnpm@12 exec oxlint --fix` fixes what it can.',
  },
  {
    name: 'format',
    id: '@patient/scripts#format',
    command: 'check',
    summary: 'oxfmt',
    cost: '5 s',
    remedy: '`npx -y pnpm@12 format`',
  },
  {
    name: 'unused',
    id: '@patient/scripts#unused',
    command: 'check',
    summary: 'Unused files, exports and dependencies',
    cost: '10 s',
    remedy: 'Delete the files, exports and dependencies above, or add an entry point to knip.json.',
  },
  {
    name: 'imports',
    id: '@patient/scripts#imports',
    command: 'check',
    summary: 'Which package and folder imports which, and cycles',
    cost: '5 s',
    remedy: 'Each rule above says what to do; they are in .dependency-cruiser.mjs.',
  },
  {
    name: 'words',
    id: '@patient/scripts#words',
    command: 'check',
    summary: 'Spelling in docs and in sentences of the app and its components',
    cost: '5 s',
    remedy: 'Write the suggested words, or add names to `words` in cspell.config.mjs.',
  },
  {
    name: 'vulnerabilities',
    id: '@patient/scripts#vulnerabilities',
    command: 'check',
    summary: 'Known vulnerabilities of what is shipped',
    cost: '1 s',
    remedy: 'Update the packages above, or add an override with its reason to pnpm-workspace.yaml.',
  },
  {
    name: 'description',
    id: '@patient/openapi#check:description',
    command: 'check',
    summary: 'The OpenAPI description is valid',
    cost: '1 s',
    remedy: 'Fix openapi/ where redocly says.',
  },
  {
    name: 'generated',
    id: '@patient/openapi#check:generated',
    command: 'check',
    summary: 'Generated types and bundles belong to the description',
    cost: '2 s',
    remedy: '`npx -y pnpm@12 --filter @patient/openapi generate`',
  },
  {
    name: 'package-ui',
    id: '@patient/ui#check:package',
    command: 'check',
    summary: 'The packed design system has all files and types',
    cost: '15 s',
    remedy: packing,
  },
  {
    name: 'package-api',
    id: '@patient/api#check:package',
    command: 'check',
    summary: 'The packed client has all files and types',
    cost: '5 s',
    remedy: packing,
  },
  {
    name: 'exports',
    id: '@patient/ui#check:exports',
    command: 'check',
    summary: 'package.json of packages/ui lists all components',
    cost: '1 s',
    remedy: '`npx -y pnpm@12 --filter @patient/ui packageExports`',
  },
  {
    name: 'journeys',
    id: '@patient/app#journeys',
    command: 'test',
    isExtra: true,
    summary:
      'End-to-end tests of registrations, tasks of the account and failing calls; JOURNEY_SEED repeats outages',
    cost: '20 min',
    remedy: vitest,
  },
  {
    name: 'shake',
    id: '@patient/scripts#shake',
    command: 'test',
    isExtra: true,
    summary: 'Browser tests with delays and a slow CPU, to find flaky tests: `-- Payment --seed 3`',
    cost: '20 min, 2 min for a file',
    remedy: 'Find the cause as docs/testing.md describes; the printed seed repeats the run.',
  },
  {
    name: 'translated',
    id: '@patient/scripts#translated',
    command: 'test',
    isExtra: true,
    summary:
      'Stories of components and patterns while the browser translates the page: `-- Payment --as chrome`',
    cost: '6 min',
    remedy: vitest,
  },
  {
    name: 'storybook',
    id: '@patient/scripts#storybook',
    command: 'test:all',
    summary: 'Docs pages, toolbars, search and manifest of the built Storybook: `-- button`',
    cost: '15 min',
    remedy: 'Fix what is listed above; `-- --no-build` uses the last build.',
  },
  {
    name: 'texts',
    id: '@patient/scripts#texts',
    command: 'test',
    isExtra: true,
    summary: 'Writes all sentences that patients read to dist/texts.md, for review by a native speaker',
    cost: '1 s',
    remedy: 'Read the error above.',
  },
  {
    name: 'screenshots',
    id: '@patient/scripts#screenshots',
    command: 'test',
    isExtra: true,
    summary: "Retakes the README's picture; `check` fails when what it shows has changed",
    cost: '30 s',
    remedy: 'Read the error above.',
  },
  {
    name: 'app',
    id: '@patient/scripts#bench-app',
    command: 'bench',
    summary:
      'Bytes, paint, blocking time, shifts, chat, tabs and memory of the app: `-- /login`, `-- heap`, `-- shifts`',
    cost: '25 min, 1 min for a page',
    remedy: budget,
  },
  {
    name: 'sandbox',
    id: '@patient/scripts#bench-sandbox',
    command: 'bench',
    isExtra: true,
    summary: 'Requests per second of the sandbox with 100 and with 100,000 patients',
    cost: '3 min',
    remedy: budget,
  },
  {
    name: 'ui',
    id: '@patient/scripts#bench-ui',
    command: 'bench',
    isExtra: true,
    summary: 'The design system beside react-aria-components, MUI and Radix Themes, which it installs first',
    cost: '10 min',
    remedy: budget,
  },
];
