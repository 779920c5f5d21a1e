/** Scopes of tasks; each includes the previous ones. */
export const scopes = ['check', 'test', 'all'] as const;
export type Scope = (typeof scopes)[number];

/** Task of turbo.json. */
export interface Task {
  /** Id in turbo.json: package and script. */
  readonly id: `${string}#${string}`;
  /** Smallest scope that runs it. */
  readonly scope: Scope;
  /** Advice after a failure. */
  readonly remedy: string;
}

const vitest = 'Read the failed assertions above; docs/testing.md shows how to run one file.';
const packing = 'Fix `exports` and `files` of its package.json as publint or attw says above.';

/** All checks and tests, longest first. */
export const tasks: readonly Task[] = [
  {
    id: '@patient/app#build',
    scope: 'test',
    remedy: 'Fix the build errors above: `npx -y pnpm@12 --filter @patient/app build`.',
  },
  { id: '@patient/app#test:e2e:all', scope: 'all', remedy: vitest },
  { id: '@patient/app#test:engines', scope: 'all', remedy: vitest },
  { id: '//#test:behavior', scope: 'all', remedy: vitest },
  { id: '//#test:brands:screens', scope: 'all', remedy: vitest },
  {
    id: '//#test:generators',
    scope: 'all',
    remedy: 'Change scripts/new, so that its result passes `check`.',
  },
  { id: '@patient/ui#test:tools', scope: 'all', remedy: vitest },
  { id: '@patient/api#test:tools', scope: 'all', remedy: vitest },
  { id: '@patient/api#prove', scope: 'all', remedy: 'Repeat the run with the printed PROPERTY_SEED.' },
  { id: '//#test:screens', scope: 'test', remedy: vitest },
  { id: '//#test:parts', scope: 'test', remedy: vitest },
  { id: '//#test:brands', scope: 'test', remedy: vitest },
  { id: '@patient/app#test:e2e', scope: 'test', remedy: vitest },
  { id: '@patient/app#test:webkit', scope: 'test', remedy: vitest },
  { id: '@patient/ui#test:package', scope: 'test', remedy: vitest },
  { id: '@patient/api#test:package', scope: 'test', remedy: vitest },
  { id: '@patient/api#test:integration', scope: 'test', remedy: vitest },
  { id: '@patient/app#test:integration', scope: 'test', remedy: vitest },
  { id: '//#test:integration', scope: 'test', remedy: vitest },
  { id: '@patient/api#test:unit', scope: 'check', remedy: vitest },
  { id: '@patient/app#test:unit', scope: 'check', remedy: vitest },
  { id: '@patient/ui#test', scope: 'check', remedy: vitest },
  { id: '//#test:repository', scope: 'check', remedy: vitest },
  {
    id: '//#check:types',
    scope: 'check',
    remedy: 'Fix the type errors above: `npx -y pnpm@12 check:types`.',
  },
  { id: '//#check:lint', scope: 'check', remedy: '`npx -y pnpm@12 exec oxlint --fix` fixes what it can.' },
  { id: '//#check:format', scope: 'check', remedy: '`npx -y pnpm@12 format`' },
  {
    id: '//#check:unused',
    scope: 'check',
    remedy: 'Delete the files, exports and dependencies above, or add an entry point to knip.json.',
  },
  {
    id: '//#check:imports',
    scope: 'check',
    remedy:
      'Import through the index.ts, or move the code to the folder above; .dependency-cruiser.mjs has the rules.',
  },
  { id: '//#check:texts', scope: 'check', remedy: '`npx -y pnpm@12 texts`' },
  {
    id: '//#check:words',
    scope: 'check',
    remedy: 'Write the suggested words; docs/writing.md and cspell.config.mjs list them.',
  },
  {
    id: '//#check:vulnerabilities',
    scope: 'check',
    remedy: 'Update the packages above, or add an override with its reason to pnpm-workspace.yaml.',
  },
  { id: '@patient/openapi#check:description', scope: 'check', remedy: 'Fix openapi/ where redocly says.' },
  {
    id: '@patient/openapi#check:generated',
    scope: 'check',
    remedy: '`npx -y pnpm@12 --filter @patient/openapi generate`',
  },
  { id: '@patient/ui#check:package', scope: 'check', remedy: packing },
  { id: '@patient/api#check:package', scope: 'check', remedy: packing },
  {
    id: '@patient/ui#check:exports',
    scope: 'check',
    remedy: '`npx -y pnpm@12 --filter @patient/ui packageExports`',
  },
];
