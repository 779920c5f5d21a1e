/** Which folder may import which, for `check --only imports`. */
const app = '^packages/app/src/';
const sandbox = '^packages/api/src/sandbox/';

/** Folders that each folder of the sandbox may import, beside `model` and the generated types. */
const sandboxImports = {
  core: [],
  http: ['core'],
  vendors: ['core', 'http'],
  features: ['core', 'http'],
  admin: ['core', 'http', 'features'],
  seed: ['core', 'http', 'features', 'vendors'],
  hosts: ['core', 'http', 'features', 'vendors', 'admin', 'seed'],
};

const forbid = (name, comment, from, to, rest = {}) => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
  ...rest,
});

const noCycle = (name, folder) =>
  forbid(
    name,
    'These folders import each other in one direction.',
    { path: folder },
    { circular: true, path: folder },
    { scope: 'folder' },
  );

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid(
      'shared-is-lowest',
      'Imports go from shell to features to telemetry to shared.',
      { path: `${app}shared/` },
      { path: `${app}(telemetry|features|shell)/` },
    ),
    forbid(
      'telemetry-below-features',
      'Imports go from shell to features to telemetry to shared.',
      { path: `${app}telemetry/` },
      { path: `${app}(features|shell)/` },
    ),
    forbid(
      'features-below-shell',
      'Imports go from shell to features to telemetry to shared.',
      { path: `${app}features/` },
      { path: `${app}shell/` },
    ),
    forbid(
      'no-entry-points',
      'Only shell imports the entry points. shared/href.ts reads the types of the routes.',
      { path: `${app}(shared|telemetry|features)/`, pathNot: `${app}shared/href.ts` },
      { path: `${app}[^/]+$` },
    ),
    forbid(
      'features-by-index',
      'A feature imports another one through its index.ts, unless it loads lazily.',
      { path: `${app}features/([^/]+)/` },
      {
        path: `${app}features/`,
        pathNot: [`${app}features/$1/`, `${app}features/[^/]+/index.ts`],
        dynamic: false,
      },
    ),
    forbid(
      'features-by-index-from-outside',
      'A feature is imported through its index.ts, unless it loads lazily.',
      { path: app, pathNot: `${app}features/` },
      { path: `${app}features/`, pathNot: `${app}features/[^/]+/index.ts`, dynamic: false },
    ),
    forbid(
      'telemetry-by-index',
      'Telemetry is imported through its index.ts, unless it loads lazily.',
      { path: app, pathNot: `${app}telemetry/` },
      { path: `${app}telemetry/`, pathNot: `${app}telemetry/index.ts`, dynamic: false },
    ),
    forbid(
      'views-are-pure',
      'Views import views, formats and types.',
      { path: `${app}.+/(views|rules)/` },
      {
        path: app,
        pathNot: [
          '/(views|rules)/',
          `${app}features/[^/]+/index.ts`,
          `${app}shared/pricing/index.ts`,
          `${app}shared/format/`,
          `${app}shared/[^/]+$`,
        ],
      },
    ),
    forbid(
      'model-below-sandbox',
      'The model is used by the client, the sandbox and front ends.',
      { path: '^packages/api/src/model/' },
      { path: sandbox },
    ),
    noCycle('features-without-cycle', `${app}features/[^/]+$`),
    noCycle('shared-without-cycle', `${app}shared/[^/]+$`),
    noCycle('sandbox-features-without-cycle', `${sandbox}features/[^/]+$`),
    ...Object.entries(sandboxImports).map(([folder, allowed]) =>
      forbid(
        `sandbox-${folder}`,
        `sandbox/${folder} imports ${[folder, ...allowed].join(', ')}, model and generated only.`,
        { path: `${sandbox}${folder}/` },
        {
          path: '^packages/api/src/',
          pathNot: ['^packages/api/src/(model|generated)/', `${sandbox}(${[folder, ...allowed].join('|')})/`],
        },
      ),
    ),
    forbid(
      'sandbox-folders',
      'A new folder of the sandbox needs an entry in .dependency-cruiser.mjs.',
      { path: sandbox, pathNot: `${sandbox}(${Object.keys(sandboxImports).join('|')}|index.ts)` },
      {},
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: [String.raw`\.test\.tsx?$`, '/(tests|testing)/', '^node:'] },
    includeOnly: ['^packages/(app|api|ui)/src/'],
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import'] },
  },
};
