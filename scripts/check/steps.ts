import { join } from 'node:path';
import { brands } from '../../packages/ui/src/brands/index.ts';
import type { Step } from './step.ts';

// Absolute, because Vitest resolves the path against each project's root.
const reports = join(import.meta.dirname, '..', '..', '.cache', 'reports');

const vitest = (name: string, args: readonly string[]): Pick<Step, 'name' | 'command' | 'report'> => ({
  name,
  report: join(reports, `${name}.json`),
  command: [
    'vitest',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${join(reports, `${name}.json`)}`,
    ...args,
  ],
});

// Test React's production build, as shipped; it is also faster.
const browserTests = (name: string, args: readonly string[]): Step => ({
  ...vitest(name, args),
  env: { NODE_ENV: 'production' },
  slow: true,
});

const [firstBrand, ...otherBrands] = brands;

/** All checks, longest first. */
export const steps: readonly Step[] = [
  // Both cores for the longest part.
  ...[1, 2].map((part) =>
    browserTests(`stories ${firstBrand.id} ${part} of 2`, [
      `--project=stories-${firstBrand.id}`,
      `--shard=${part}/2`,
    ]),
  ),
  vitest('unit', ['--project=ui', '--project=api', '--project=app', '--project=atlas']),
  ...otherBrands.map(({ id }) => browserTests(`looks ${id}`, [`--project=looks-${id}`])),
  {
    name: 'types',
    command: ['tsc', '-b', 'tsconfig.json', 'stories', 'scripts', 'packages/app/tsconfig.node.json'],
  },
  { name: 'build', command: ['node', 'server/build.ts'], folder: 'packages/app', slow: true },
  {
    ...vitest('package', ['--config=packages/ui/consumer/vitest.config.ts']),
    slow: true,
  },
  { name: 'lint', command: ['oxlint'] },
  { name: 'format', command: ['prettier', '--check', '.'] },
  { name: 'unused', command: ['knip'] },
  {
    name: 'description',
    command: ['redocly', 'lint', '--config', 'redocly.yaml'],
    folder: 'openapi',
  },
  { name: 'description types', command: ['node', 'scripts/generate.ts', '--check'], folder: 'openapi' },
  { name: 'ui exports', command: ['node', 'scripts/packageExports.ts', '--check'], folder: 'packages/ui' },
  // Where the registry doesn't answer, it passes and says so.
  { name: 'vulnerabilities', command: ['node', 'scripts/vulnerabilities.ts'], printsAlways: true },
  { name: 'texts', command: ['node', 'scripts/texts.ts', '--check'] },
  {
    // Runs alone: its two workers, each with a browser and a sandbox, use both cores.
    ...vitest('end to end', ['--config=packages/app/e2e/vitest.config.ts']),
    after: 'build',
    cores: 2,
    slow: true,
  },
];
