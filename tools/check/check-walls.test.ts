import { execFile } from 'node:child_process'
import { cp, glob, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { tooFewModules } from './too-few-modules.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const CONFIG = path.join(ROOT, '.dependency-cruiser.cjs')
const PACKAGES = ['contract', 'culinary', 'engine', 'integrations', 'knowledge', 'knowledge-compiler'] as const
const LIBRARIES = ['fastify', 'kysely', 'pg', '@tanstack/react-query', 'zod']

const SERVER = 'apps/server/src'
const WEB = 'apps/web/src'

/** Imports that a rule forbids: the importing file, and what it names. */
const BREACHES: Record<string, readonly (readonly [file: string, imported: string])[]> = {
  'no-cycles': [['packages/culinary/src/parse/egg.ts', './hen.ts']],
  'contract-is-a-leaf': [['packages/contract/src/pantry.ts', '@spizarka/culinary/units']],
  'knowledge-is-a-leaf': [['packages/knowledge/src/parse.ts', '@spizarka/culinary/parse']],
  'culinary-imports-knowledge': [['packages/culinary/src/parse/prices.ts', '@spizarka/contract']],
  'compiler-only-in-tools': [['apps/server/src/app/compile.ts', '@spizarka/knowledge-compiler']],
  'compiler-imports-culinary': [['packages/knowledge-compiler/src/foods.ts', '@spizarka/contract']],
  'engine-imports-culinary': [['packages/engine/src/answers.ts', '@spizarka/contract']],
  'integrations-know-no-product': [['packages/integrations/src/mail/recipe.ts', '@spizarka/culinary/units']],
  'server-imports-packages': [[`${SERVER}/app/render.ts`, '../../../web/src/ui/button/Button.tsx']],
  'web-imports-contract-and-units': [
    [`${WEB}/lib/foods.ts`, '@spizarka/knowledge'],
    [`${WEB}/lib/parse.ts`, '../../../../packages/culinary/src/parse/index.ts'],
    [`${WEB}/lib/decimal.ts`, '../../../server/src/platform/clock.ts'],
  ],
  'culinary-no-io': [['packages/culinary/src/parse/load.ts', 'node:fs']],
  'culinary-no-npm': [['packages/culinary/src/parse/schema.ts', 'zod']],
  'contract-only-zod': [['packages/contract/src/server.ts', 'fastify']],
  'sql-only-in-queries': [
    [`${SERVER}/features/pantry/count-products.ts`, 'kysely'],
    [`${SERVER}/features/pantry/pantry.routes.ts`, 'pg'],
    [`${SERVER}/features/pantry/products/edit-product.ts`, 'kysely'],
  ],
  'http-only-in-routes': [
    [`${SERVER}/features/pantry/read-pantry.ts`, 'fastify'],
    [`${SERVER}/features/intake/review/confirm-intake.ts`, 'fastify'],
  ],
  'platform-below-features': [[`${SERVER}/platform/auth.ts`, '../features/points/index.ts']],
  'features-below-app': [[`${SERVER}/features/points/award-points.ts`, '../../app/build-app.ts']],
  'features-meet-at-index': [
    [`${SERVER}/features/pantry/reward.ts`, '../points/ledger.ts'],
    [`${SERVER}/features/pantry/products/remove.ts`, '../../points/ledger.ts'],
    [`${SERVER}/features/points/award.ts`, '../pantry/products/index.ts'],
  ],
  'app-meets-features-at-index': [
    [`${SERVER}/app/register.ts`, '../features/points/ledger.ts'],
    [`${SERVER}/app/schedule.ts`, '../features/intake/review/index.ts'],
  ],
  'web-features-never-meet': [[`${WEB}/features/intake/Form.tsx`, '../pantry/Shelf.tsx']],
  'web-features-below-app': [[`${WEB}/features/intake/Frame.tsx`, '../../app/routes.tsx']],
  'web-lib-below-features': [[`${WEB}/lib/session.ts`, '../features/pantry/Shelf.tsx']],
  'ui-knows-no-product': [
    [`${WEB}/ui/Balance.tsx`, '@spizarka/contract'],
    [`${WEB}/ui/Call.tsx`, '../lib/decimal.ts'],
    [`${WEB}/ui/Link.tsx`, '../lib/router/links.tsx'],
    [`${WEB}/ui/List.tsx`, '@tanstack/react-query'],
  ],
}

const ALLOWED: readonly (readonly [file: string, imported: string])[] = [
  ['packages/contract/src/account.ts', 'zod'],
  ['packages/engine/src/read.ts', '@spizarka/culinary/parse'],
  ['packages/culinary/src/parse/foods.ts', '@spizarka/knowledge'],
  ['packages/knowledge-compiler/src/lines.ts', '@spizarka/culinary/parse'],
  ['packages/culinary/src/parse/load.test.ts', 'node:fs'],
  [`${SERVER}/features/pantry/pantry.queries.ts`, 'kysely'],
  [`${SERVER}/features/pantry/conversions/conversions.queries.ts`, 'kysely'],
  [`${SERVER}/features/points/points.routes.ts`, 'fastify'],
  [`${SERVER}/features/pantry/add.ts`, '../points/index.ts'],
  [`${SERVER}/features/pantry/products/stock.ts`, '../../points/index.ts'],
  [`${SERVER}/app/features.ts`, '../features/pantry/index.ts'],
  [`${WEB}/app/routes.tsx`, '../features/pantry/Shelf.tsx'],
  [`${WEB}/features/pantry/Amount.tsx`, '@spizarka/culinary/units'],
  [`${WEB}/features/pantry/Entry.tsx`, '../../ui/button/Button.tsx'],
  [`${WEB}/features/pantry/use-pantry.ts`, '@spizarka/contract'],
]

const house = await mkdtemp(path.join(tmpdir(), 'spizarka-walls-'))
afterAll(() => rm(house, { recursive: true }))

test('every wall stops who breaks it, and nobody else', async () => {
  await furnish()
  const breaches = Object.entries(BREACHES).flatMap(([rule, imports]) => imports.map(([file]) => `${rule}: ${file}`))
  expect((await violations()).sort()).toEqual(breaches.sort())
})

test('the door of every feature is small', async () => {
  const wide: string[] = []
  for await (const door of glob('apps/server/src/features/*/index.ts', { cwd: ROOT }))
    if (((await readFile(path.join(ROOT, door), 'utf8')).match(/^(?:import|export) /gm)?.length ?? 0) > 15) wide.push(door)
  expect(wide).toEqual([])
})

test('no folder of the server and the integrations holds more than 20 files', async () => {
  const sizes = new Map<string, number>()
  for await (const file of glob('{apps/server/{src,test},packages/integrations/src}/**/*.ts', { cwd: ROOT }))
    sizes.set(path.dirname(file), (sizes.get(path.dirname(file)) ?? 0) + 1)
  expect(sizes.size).toBeGreaterThan(20)
  expect([...sizes].filter(([, size]) => size > 20)).toEqual([])
})

test('a report on next to nothing is doubted', () => {
  expect(tooFewModules('✔ no dependency violations found (0 modules, 0 dependencies cruised)')).toContain('only 0 modules')
  expect(tooFewModules('✔ no dependency violations found (653 modules, 2385 dependencies cruised)')).toBeUndefined()
})

test('every rule of the walls is broken here', () => {
  const { forbidden }: { forbidden: { name: string }[] } = createRequire(import.meta.url)(CONFIG)
  expect(Object.keys(BREACHES).sort()).toEqual(forbidden.map(({ name }) => name).sort())
})

/** A small project with the real packages' exports, in which every import above occurs once. */
async function furnish(): Promise<void> {
  for (const name of PACKAGES) {
    await mkdir(path.join(house, 'packages', name), { recursive: true })
    await cp(path.join(ROOT, 'packages', name, 'package.json'), path.join(house, 'packages', name, 'package.json'))
    await mkdir(path.join(house, 'node_modules/@spizarka'), { recursive: true })
    await symlink(path.join(house, 'packages', name), path.join(house, 'node_modules/@spizarka', name))
  }
  for (const name of LIBRARIES) {
    await put(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }))
    await put(`node_modules/${name}/index.js`, '')
  }
  const imports = [...Object.values(BREACHES).flat(), ...ALLOWED]
  for (const [file, imported] of imports) if (imported.startsWith('.')) await put(path.join(path.dirname(file), imported), 'export {}\n')
  for (const door of ['contract/src', 'culinary/src/units', 'culinary/src/parse', 'knowledge/src', 'knowledge-compiler/src'])
    await put(`packages/${door}/index.ts`, 'export {}\n')
  for (const [file, imported] of imports) await put(file, `import ${JSON.stringify(imported)}\n`)
  await put('packages/culinary/src/parse/hen.ts', 'import "./egg.ts"\n')
}

async function put(file: string, text: string): Promise<void> {
  const target = path.join(house, file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, text)
}

/** What the check's own tool finds there, as `rule: file`. */
async function violations(): Promise<string[]> {
  const output = await new Promise<string>((resolve) => {
    const args = ['--config', CONFIG, '--output-type', 'json', 'packages', 'apps']
    // It ends with the number of errors, which is no failure here.
    execFile('depcruise', args, { cwd: house }, (_, stdout) => resolve(stdout))
  })
  const { summary }: { summary: { violations: { rule: { name: string }; from: string }[] } } = JSON.parse(output)
  return summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`)
}
