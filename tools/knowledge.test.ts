import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { createRecipe } from '@spizarka/contract/recipes'
import { traitsOfRecipe } from '@spizarka/culinary/safety'
import { compileKnowledge } from '@spizarka/knowledge-compiler'
import { afterAll, expect, test } from 'vitest'
import { codeVersion } from '../apps/server/src/features/recipes/facts/knowledge-version.ts'
import { makeUser } from '../apps/server/test/factories.ts'
import { startTestApp } from '../apps/server/test/harness.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const folder = await mkdtemp(path.join(tmpdir(), 'knowledge-'))
const app = await startTestApp()
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** One change of every sort of knowledge that stored facts depend on. */
const CHANGES: readonly (readonly [file: string, text: RegExp, by: string])[] = [
  ['gate/phrases/rare-animals.yaml', /masago, ikura,/, 'masago,'],
  ['gate/rules.yaml', /high_per_100g: 250/, 'high_per_100g: 260'],
  ['foods/vegetables.yaml', /(- id: szalotka\n(?: {2}.*\n)*? {2}contains: )\[\]/, '$1[celery]'],
  ['recipes/soups-everyday/gazpacho.md', /^# Gazpacho/m, '# Chłodne gazpacho'],
]

test('the facts of own, imported and base recipes are computed anew by other knowledge', { timeout: 180_000 }, async () => {
  await syncBase()
  const { token } = await makeUser(app)
  const body = { title: 'Kanapki', servings: 2, ingredients: ['100 g ikura', '1 szalotka'], steps: ['Ułóż na chlebie.'] }
  const own = Number((await app.succeed(createRecipe, { token, body })).id)
  const { id: _, search: __, rating_mean: ___, rating_rank: ____, ...row } = await rowOf(own)
  const { id: imported } = await app.db
    .insertInto('recipes')
    .values({ ...row, source: 'imported', content: JSON.stringify(row.content), unmet: null, draft: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [fish, celery] = [traitsOfRecipe(['100 g ikura']), traitsOfRecipe(['100 g selera'])]
  for (const id of [own, imported]) expect((await rowOf(id)).traits & (fish | celery)).toBe(fish)

  const knowledge = path.join(folder, 'knowledge')
  await cp(path.join(ROOT, 'knowledge'), knowledge, { recursive: true, filter: isKept })
  for (const [file, text, by] of CHANGES) {
    const before = await readFile(path.join(knowledge, file), 'utf8')
    expect(before).toMatch(text)
    await writeFile(path.join(knowledge, file), before.replace(text, by))
  }
  const { problems, files } = compileKnowledge(knowledge)
  expect(problems).toEqual([])
  const compiled = path.join(folder, 'compiled')
  await mkdir(compiled)
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(compiled, name), text)
  const version = await syncBase(compiled)
  expect(version).not.toBe(row.computed_with)
  for (const id of [own, imported]) {
    const after = await rowOf(id)
    expect(after.computed_with).toBe(version)
    expect(after.traits & (fish | celery)).toBe(celery)
  }
  const gazpacho = await app.db.selectFrom('recipes').selectAll().where('base_id', '=', 'gazpacho').executeTakeFirstOrThrow()
  expect(gazpacho).toMatchObject({ title: expect.stringContaining('Chłodne'), computed_with: version })
  // What left the base is published no more.
  const base = app.db.selectFrom('recipes').where((is) => is.or([is('source', '!=', 'base'), is('published_at', 'is not', null)]))
  const others = await base.select('computed_with').distinct().execute()
  expect(others).toEqual([{ computed_with: version }])
})

test('the version of the code is another wherever a rule in it is another, and no test is a rule', async () => {
  const code = path.join(folder, 'code')
  await mkdir(code)
  await writeFile(path.join(code, 'rule.ts'), 'export const MOST = 1\n')
  const before = codeVersion(code)
  await writeFile(path.join(code, 'rule.test.ts'), 'it.todo()\n')
  expect(codeVersion(code)).toBe(before)
  await writeFile(path.join(code, 'rule.ts'), 'export const MOST = 2\n')
  expect(codeVersion(code)).not.toBe(before)
})

/** All foods, words and rules, but of what is cooked from them no more than is looked at: reading the rest takes three times as long. */
function isKept(source: string): boolean {
  const file = path.relative(path.join(ROOT, 'knowledge'), source)
  return !/^(?:recipes|dishes)\/(?:[^/]+\/[^/]+)$/.test(file) || /^dishes\/shared\/|\/gazpacho\.md$/.test(file)
}

function rowOf(id: number) {
  return app.db.selectFrom('recipes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** Brings all recipes up to the compiled knowledge of a folder, in a process that knows no other; gives its version. */
async function syncBase(compiled?: string): Promise<string> {
  const script = path.join(ROOT, 'apps/server/test/processes/sync-base.ts')
  const env = { ...process.env, ...(compiled !== undefined && { COMPILED_KNOWLEDGE: compiled }) }
  return (await promisify(execFile)(process.execPath, [script, app.databaseUrl], { env })).stdout.trim()
}
