/** Which folder and package may import which, for `check --only imports`. Tests may import everything. */
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

/** Matches packages of the registry, also those that a package.json does not name. */
const npm = (...names) => `(^|/node_modules/)(${names.join('|')})(/|$)`;

const data = ['jotai', 'jotai-tanstack-query', '@tanstack/[^/]+'];

const noCycle = (name, folder) =>
  forbid(
    name,
    'Move what both folders need to one of them, or below both: folders import each other in one direction.',
    { path: folder },
    { circular: true, path: folder },
    { scope: 'folder' },
  );

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid(
      'no-cycle',
      'Move what both files need to a third one.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid(
      'packages-by-entry-point',
      "Import from the package's entry point, such as @patient/ui/Button or @patient/api.",
      { path: '^packages/([^/]+)/' },
      { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    ),
    forbid(
      'nothing-imports-stories',
      'Move the code to the package that uses it: packages do not import stories.',
      { path: '^packages/' },
      { path: '^stories/' },
    ),
    forbid(
      'ui-without-service',
      'Pass it as a prop: ui imports neither the service nor screens.',
      { path: '^packages/ui/' },
      { path: '^packages/(api|app)/' },
    ),
    forbid(
      'ui-without-data',
      'Pass it as a prop: ui has no network, router or atoms.',
      { path: '^packages/ui/' },
      { path: npm('wouter', 'openapi-fetch', 'aws-amplify', ...data) },
    ),
    forbid(
      'react-aria-by-subpath',
      'Import one component: react-aria-components/Button. RouterProvider has no file of its own.',
      { path: '^packages/ui/', pathNot: '^packages/ui/src/provider/UiProvider.tsx' },
      { path: '/react-aria-components/dist/exports/index\\.' },
    ),
    forbid(
      'api-without-react',
      'Move it to the app: api has no React, atoms, components or screens.',
      { path: '^packages/api/' },
      { path: ['^packages/(ui|app)/', npm('react', 'react-dom', 'wouter', ...data)] },
    ),
    forbid(
      'client-without-sandbox',
      'Move what both need to model: the client is used without the sandbox.',
      { path: '^packages/api/src/client/' },
      { path: sandbox },
    ),
    forbid(
      'app-without-sandbox',
      'Call the service: the sandbox is not part of the app.',
      { path: app },
      { path: sandbox },
    ),
    forbid(
      'app-without-react-aria',
      'Use a component or hook of @patient/ui.',
      { path: app },
      { path: npm('react-aria-components') },
    ),
    forbid(
      'shared-is-lowest',
      'Move the code to shared, or the import to the folder above: imports go from shell to features to telemetry to shared.',
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
      'views-without-react',
      'Return plain values: views, guards and formats have no React, atoms or components. They may import types and @patient/ui/text.',
      { path: `${app}(features/[^/]+/views|shared/pricing/views|shared/format|shell/guards)/` },
      {
        path: ['^packages/ui/', npm('react', 'react-dom', 'wouter', ...data)],
        pathNot: '^packages/ui/src/text/',
        dependencyTypesNot: ['type-only'],
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
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import'] },
  },
};
