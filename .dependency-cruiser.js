// Which way things depend (ARCHITECTURE.md). Each package may import only what its line names.
const allowed = {
  contracts: [],
  'packages/prose': [],
  'packages/content': [],
  'packages/i18n': [],
  'packages/ui': [],
  'packages/machines': ['packages/prose'],
  'packages/api-client': ['contracts'],
  'packages/document-sync': [
    'contracts',
    'packages/prose',
    'packages/machines',
    'packages/api-client',
  ],
  'packages/api-mocks': ['contracts'],
  'packages/editor': ['packages/prose', 'packages/ui'],
  'packages/server': ['contracts', 'packages/prose', 'packages/content'],
  app: [
    'contracts',
    'packages/content',
    'packages/prose',
    'packages/i18n',
    'packages/ui',
    'packages/machines',
    'packages/api-client',
    'packages/document-sync',
    'packages/editor',
  ],
};

const escape = (path) => path.replaceAll('/', '\\/');
const inside = (paths) => `^(${paths.map(escape).join('|')})/`;
const notShipped =
  '(\\.test\\.tsx?|\\.e2e\\.ts|\\.stories\\.tsx|\\.config\\.ts|/(e2e|bench|scripts|testing|self-test)/.*)$';

const directions = Object.entries(allowed).map(([from, to]) => ({
  name: `${from} depends on ${to.join(', ') || 'no other package'}`,
  severity: 'error',
  from: { path: inside([from]), pathNot: notShipped },
  to: { path: '^(contracts|packages|app|stories)/', pathNot: inside([from, ...to]) },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...directions,
    {
      name: 'the conformance kit knows a server by its address only',
      severity: 'error',
      from: { path: '^contracts/conformance/', pathNot: '^contracts/conformance/self-test/' },
      to: {
        path: '^(contracts|packages|app|stories)/',
        pathNot: '^contracts/conformance/(?!self-test/)',
      },
    },
    {
      name: 'no cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'the API runs anywhere: only src/node may use Node',
      severity: 'error',
      from: { path: '^packages/server/src/', pathNot: ['^packages/server/src/node/', notShipped] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'screens get props: no client, no machines, no services',
      severity: 'error',
      from: { path: '^app/src/.*(Screen|Dialog|Panel|Banner)\\.tsx$' },
      to: { path: '^(app/src/(routes|shared/services)|packages/(api-client|machines))/' },
    },
    {
      name: 'a feature imports another one through its index',
      severity: 'error',
      from: { path: '^app/src/features/([^/]+)/', pathNot: notShipped },
      to: {
        dynamic: false,
        path: '^app/src/features/',
        pathNot: ['^app/src/features/$1/', '/index\\.ts$'],
      },
    },
    {
      name: 'features know neither the shell nor the routes',
      severity: 'error',
      from: { path: '^app/src/features/', pathNot: notShipped },
      to: { path: '^app/src/(shell|routes)/' },
    },
    {
      name: 'shared parts know no feature, no shell and no route',
      severity: 'error',
      from: { path: '^app/src/shared/', pathNot: notShipped },
      to: { path: '^app/src/(features|shell|routes)/' },
    },
    {
      name: 'React only in the hooks of document-sync',
      severity: 'error',
      from: { path: '^packages/document-sync/src/', pathNot: ['/react\\.ts$', notShipped] },
      to: { path: 'node_modules/(react|react-dom|@xstate/react)/' },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', 'dist'] },
    exclude: { path: ['node_modules', '(^|/)dist/', 'routeTree\\.gen\\.ts$'] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
