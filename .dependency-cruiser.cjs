// The walls of docs/ARCHITECTURE.md. Each rule was broken once on purpose to see it fire (tools/check/check-walls.test.ts keeps doing so).
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(apps|packages)/', pathNot: [from, ...allowed] },
})
// Only the index of a feature itself: the folders inside it have no doors of their own.
const FEATURE_INDEX = '^apps/server/src/features/[^/]+/index\\.ts$'
const TEST = '\\.test\\.tsx?$'

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    only('contract-is-a-leaf', '^packages/contract/', []),
    only('knowledge-is-a-leaf', '^packages/knowledge/', []),
    only('culinary-imports-knowledge', '^packages/culinary/', ['^packages/knowledge/src/']),
    only('compiler-imports-culinary', '^packages/knowledge-compiler/', ['^packages/knowledge/src/', '^packages/culinary/']),
    only('engine-imports-culinary', '^packages/engine/', ['^packages/culinary/', '^packages/knowledge/src/']),
    only('integrations-know-no-product', '^packages/integrations/', []),
    only('server-imports-packages', '^apps/server/', ['^packages/']),
    only('web-imports-contract-and-units', '^apps/web/', ['^packages/contract/', '^packages/culinary/src/units/']),
    {
      name: 'culinary-no-io',
      severity: 'error',
      from: { path: '^packages/culinary/src', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'culinary-no-npm',
      severity: 'error',
      from: { path: '^packages/culinary/src', pathNot: TEST },
      to: { path: 'node_modules/' },
    },
    {
      name: 'compiler-only-in-tools',
      severity: 'error',
      from: { path: '^(packages/(?!knowledge-compiler/)|apps/)', pathNot: TEST },
      to: { path: '^packages/knowledge-compiler/' },
    },
    {
      name: 'contract-only-zod',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: TEST },
      to: { path: 'node_modules/', pathNot: 'node_modules/zod/' },
    },
    {
      name: 'sql-only-in-queries',
      severity: 'error',
      from: { path: '^apps/server/src/features/', pathNot: '\\.(queries|test)\\.ts$' },
      to: { path: 'node_modules/(kysely|pg)/' },
    },
    {
      name: 'http-only-in-routes',
      severity: 'error',
      from: { path: '^apps/server/src/features/', pathNot: '\\.(routes|test)\\.ts$' },
      to: { path: 'node_modules/fastify/' },
    },
    {
      name: 'platform-below-features',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: TEST },
      to: { path: '^apps/server/src/(features|app|roles)/' },
    },
    {
      name: 'features-below-app',
      severity: 'error',
      from: { path: '^apps/server/src/features/', pathNot: TEST },
      to: { path: '^apps/server/src/(app|roles)/' },
    },
    {
      name: 'features-meet-at-index',
      severity: 'error',
      from: { path: '^apps/server/src/features/([^/]+)/', pathNot: TEST },
      to: { path: '^apps/server/src/features/([^/]+)/', pathNot: ['^apps/server/src/features/$1/', FEATURE_INDEX] },
    },
    {
      name: 'app-meets-features-at-index',
      severity: 'error',
      from: { path: '^apps/server/src/(app|roles)/', pathNot: TEST },
      to: { path: '^apps/server/src/features/', pathNot: FEATURE_INDEX },
    },
    {
      name: 'web-features-never-meet',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'ui-knows-no-product',
      severity: 'error',
      from: { path: '^apps/web/src/ui/', pathNot: TEST },
      to: { path: ['^apps/web/src/(app|features|lib)/', '^packages/', 'node_modules/@tanstack/'] },
    },
    {
      name: 'web-features-below-app',
      severity: 'error',
      from: { path: '^apps/web/src/features/', pathNot: TEST },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'web-lib-below-features',
      severity: 'error',
      from: { path: '^apps/web/src/lib/', pathNot: TEST },
      to: { path: '^apps/web/src/(app|features)/' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(dist|dist-ssr|dist-prerender)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
